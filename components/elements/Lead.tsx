/** A word such as "low-priced" or "ten-year", whose hyphen must not end a line; a longer one may be parted. */
const COMPOUND = /(?<=^|\s)([\p{L}\d]{1,4}-\p{L}{1,9})(?=$|[\s.,:;?])/u;

/** The first sentence of a page or of a part. */
export function Lead({ children: words }: { children: string }) {
  return (
    <p className="lead">
      {words.split(COMPOUND).map((part, index) =>
        index % 2 === 1 ? (
          <span key={index} className="unparted">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}
