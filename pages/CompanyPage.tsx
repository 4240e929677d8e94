import type { Company } from '../build/schema/collections.ts';
import { ArticlePage } from './company/ArticlePage.tsx';
import { GalleryPage } from './company/GalleryPage.tsx';
import { HistoryPage } from './company/HistoryPage.tsx';
import { JobsPage } from './company/JobsPage.tsx';
import { TeamPage } from './company/TeamPage.tsx';
import { TestimonialsPage } from './company/TestimonialsPage.tsx';

/** A page of Company Info, drawn as its entry's layout says. */
export function CompanyPage({ entry }: { entry: Company }) {
  switch (entry.layout) {
    case 'article':
      return <ArticlePage entry={entry} />;
    case 'team':
      return <TeamPage entry={entry} />;
    case 'testimonials':
      return <TestimonialsPage entry={entry} />;
    case 'jobs':
      return <JobsPage entry={entry} />;
    case 'gallery':
      return <GalleryPage entry={entry} />;
    case 'history':
      return <HistoryPage entry={entry} />;
  }
}
