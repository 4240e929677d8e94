import type { Job } from '../schema/jobs.ts';

/** A warning for each job whose button names another job, as happens if a file is copied. */
export function findMismatchedButtons(jobs: readonly Job[]): string[] {
  return jobs.flatMap(({ file, title, apply }) => {
    if (mentions(apply.label, title)) return [];
    const other = jobs.find((job) => job.title !== title && mentions(apply.label, job.title));
    return other
      ? [`${file}: the button says "${apply.label}" and leads to ${apply.href}; is that right for ${title}?`]
      : [];
  });
}

function mentions(label: string, title: string): boolean {
  return label.toLowerCase().includes(title.toLowerCase());
}
