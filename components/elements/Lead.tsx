import { Words } from './Words.tsx';

/** The first sentence of a page or of a part. */
export function Lead({ children: words }: { children: string }) {
  return (
    <p className="lead">
      <Words>{words}</Words>
    </p>
  );
}
