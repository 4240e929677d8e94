import { Island } from '../elements/Island.tsx';
import { usePage } from '../page-context.ts';
import type { NearestProps } from './candidates.ts';

/**
 * Lists the pages nearest to a wrong address, announced to screen readers. Until the script runs, it is only a heading for the
 * links below it.
 */
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
