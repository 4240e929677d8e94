import { Island } from '../elements/Island.tsx';
import { usePage } from '../page-context.ts';
import type { NearestProps } from './candidates.ts';

/** The place for the pages that the script finds nearest to a wrong address, told to screen readers as it comes; else the heading of what stands below. */
export function Nearest({ pages }: NearestProps) {
  const { toUrl } = usePage();
  return (
    <Island name="nearest" props={{ base: toUrl('/'), pages }} className="nearest">
      <div role="status">
        <h2>Try one of these</h2>
      </div>
    </Island>
  );
}
