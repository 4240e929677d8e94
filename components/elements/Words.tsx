import { splitCompounds } from './compounds.ts';

/** Short text in which no line ends at the hyphen of a short word. */
export function Words({ children: words }: { children: string }) {
  return splitCompounds(words).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="unparted">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
