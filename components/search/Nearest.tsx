import { Island } from '../elements/Island.tsx';
import { useKit } from '../kit.ts';
import { Prose } from '../page/Prose.tsx';
import type { NearestProps } from './candidates.ts';

interface PlaceProps extends NearestProps {
  /** What stands in the place until something is found. */
  prose: string;
}

/** The place for the pages that the script finds nearest to a wrong address; told to screen readers as they come. */
export function Nearest({ pages, prose }: PlaceProps) {
  const { toUrl } = useKit();
  return (
    <Island name="nearest" props={{ base: toUrl('/'), pages }} className="nearest">
      <div role="status">
        <Prose html={prose} />
      </div>
    </Island>
  );
}
