import { ShortText } from './ShortText.tsx';

/** The first sentence of a page or section. */
export function Lead({ children: text }: { children: string }) {
  return (
    <p className="lead">
      <ShortText>{text}</ShortText>
    </p>
  );
}
