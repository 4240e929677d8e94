import { splitCompounds } from './compounds.ts';

/** The first sentence of a page or of a part. */
export function Lead({ children: words }: { children: string }) {
  return (
    <p className="lead">
      {splitCompounds(words).map((part, index) =>
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
