import type { PictureField } from '../build/schema/fields.ts';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';
import { Picture } from './Picture.tsx';

export interface PicturedListing {
  path: string;
  title: string;
  summary: string;
  picture: PictureField;
}

/** A picture that leads to a page. The whole card can be pressed; the link is its name. */
export function Card({ path, title, summary, picture, sizes }: PicturedListing & { sizes: string }) {
  return (
    <article className="card">
      <Picture field={picture} sizes={sizes} />
      <div className="card-words">
        <h3>
          <Link className="card-link" href={path}>
            {title}
            <Icon name="arrow" />
          </Link>
        </h3>
        <p>{summary}</p>
      </div>
    </article>
  );
}
