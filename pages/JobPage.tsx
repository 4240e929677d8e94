import type { Job } from '../build/schema/jobs.ts';
import { ClosedJob } from './job/ClosedJob.tsx';
import { OpenJob } from './job/OpenJob.tsx';

export function JobPage({ entry }: { entry: Job }) {
  return entry.closed ? <ClosedJob job={entry} /> : <OpenJob job={entry} />;
}
