interface TermsProps {
  /** Values by name. Undefined values are left out. */
  terms: Record<string, string | readonly string[] | undefined>;
}

export function Terms({ terms }: TermsProps) {
  return (
    <dl className="terms">
      {Object.entries(terms).map(([name, value]) => {
        if (value === undefined) return null;
        return (
          <div key={name}>
            <dt>{name}</dt>
            {[value].flat().map((line) => (
              <dd key={line}>{line}</dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
