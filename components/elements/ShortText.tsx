import { splitCompounds } from './compounds.ts';

/** Short text in which no line ends inside a compound such as "low-priced". Every second part of the split is a compound. */
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
