import { splitCompounds } from './compounds.ts';

/** Short text in which no line ends inside a word such as "low-priced": every second part that splitCompounds() returns. */
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
