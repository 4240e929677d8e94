import type { ReactNode } from 'react';
import type { PictureField } from '../build/schema/fields.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Picture } from './Picture.tsx';

interface PageHeadProps {
  entry: { title: string; headline?: string | undefined; lead: string; picture?: PictureField | undefined };
  /** What lies over the foot of the picture, such as figures. */
  children?: ReactNode;
}

/** The top of an inner page: where one is, the headline, the first sentence, the picture out to the window's edge. */
export function PageHead({ entry, children }: PageHeadProps) {
  const { title, headline = title, lead, picture } = entry;
  return (
    <div className={picture ? 'page-head wide page-head-pictured' : 'page-head wide'}>
      <div className="page-head-words">
        <Breadcrumbs />
        <div className="page-head-title">
          <h1>{headline}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      {picture && (
        <div className="page-head-picture">
          <Picture field={picture} sizes="(min-width: 64rem) 50vw, 100vw" priority />
        </div>
      )}
      {children}
    </div>
  );
}
