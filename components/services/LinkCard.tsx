import { Link } from '../elements/Link.tsx';
import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { ShortText } from '../elements/ShortText.tsx';
import { TextWithIcon } from '../elements/TextWithIcon.tsx';

export interface LinkCardContent {
  /** Unique on the page, because the heading's id contains it. */
  slug: string;
  path: string;
  title: string;
  summary: string;
  picture: PictureSource;
}

interface PictureOptions {
  sizes: string;
  priority?: boolean;
}

/** The whole card can be pressed. */
export function LinkCard({ slug, path, title, summary, picture, ...pictureOptions }: LinkCardContent & PictureOptions) {
  const id = `card-${slug}`;
  return (
    <article className="card" aria-labelledby={id}>
      <Picture picture={picture} {...pictureOptions} />
      <div className="card-text">
        <h3 id={id}>
          <Link className="card-link" href={path}>
            <TextWithIcon icon="arrow">{title}</TextWithIcon>
          </Link>
        </h3>
        <p>
          <ShortText>{summary}</ShortText>
        </p>
      </div>
    </article>
  );
}
