import type { ReactNode } from 'react';

interface SectionProps {
  id: string;
  title: string;
  /** What stands here, and what to do about it. */
  says: ReactNode;
  children: ReactNode;
}

export function Section({ id, title, says, children }: SectionProps) {
  return (
    <section id={id} className="part" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="says">{says}</p>
      {children}
    </section>
  );
}

/** What is as it should be. */
export function AllWell({ children }: { children: ReactNode }) {
  return <p className="well">{children}</p>;
}
