import { Words } from './Words.tsx';

/** The first sentence of a page or section. */
export function Lead({ children: words }: { children: string }) {
  return (
    <p className="lead">
      <Words>{words}</Words>
    </p>
  );
}
