import { splitCompounds } from './compounds.ts';

/** Short text in which no line ends at the hyphen of a short word. Every second part is such a word. */
export function ShortText({ children: text }: { children: string }) {
  return splitCompounds(text).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
