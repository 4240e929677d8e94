import { Picture, type PictureSource } from '../elements/Picture.tsx';
import { usePage } from '../page-context.ts';

interface LabeledPicture {
  name: string;
  picture: PictureSource;
}

interface NumberedItem {
  name: string;
  text: string;
}

interface Change {
  before: string;
  after: string;
}

/** The headings of the columns, and the rows below them. */
type BeforeAfterProps = Change & { rows: readonly Change[] };

/** The main part of a service's page, below its intro. `at` is a point of the intro's picture, e.g. "30% 45%". */
export type FeatureProps = { heading: string } & (
  | { kind: 'goods'; goods: readonly LabeledPicture[] }
  | { kind: 'still-life'; picture: PictureSource; names: readonly string[] }
  | { kind: 'places'; places: readonly (NumberedItem & { at: string })[] }
  | { kind: 'steps'; steps: readonly NumberedItem[] }
  | ({ kind: 'before-after' } & BeforeAfterProps)
);

export function Feature(feature: FeatureProps) {
  // A still life is as wide as the window.
  const [outer, inner] = feature.kind === 'still-life' ? ['feature', 'wide'] : ['feature wide', undefined];
  return (
    <section className={outer} aria-labelledby="feature">
      <h2 id="feature" className={inner}>
        {feature.heading}
      </h2>
      {feature.kind === 'goods' && <Shelf goods={feature.goods} />}
      {feature.kind === 'still-life' && <StillLife {...feature} />}
      {feature.kind === 'places' && <NumberedList kind={feature.kind} items={feature.places} />}
      {feature.kind === 'steps' && <NumberedList kind={feature.kind} items={feature.steps} />}
      {feature.kind === 'before-after' && <BeforeAfter {...feature} />}
    </section>
  );
}

function NumberedList({ kind, items }: { kind: 'places' | 'steps'; items: readonly NumberedItem[] }) {
  return (
    <ol className={`steps feature-${kind}`}>
      {items.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Width divided by height. */
const TILE_RATIO = 4 / 5;

/**
 * `sizes` of a picture that fills a tile (services/feature.css). A picture of a whole shelf is wider than the tile, which shows one
 * part of it.
 */
function toSizes({ width, height }: { width: number; height: number }, count: number): string {
  const factor = Math.max(1, width / height / TILE_RATIO).toFixed(2);
  const tileWidths = [
    ['(min-width: 86rem) ', `80rem / ${Math.min(count, 7)} - 1rem`],
    ['(min-width: 80rem) ', `(94vw - 0.8rem) / ${Math.min(count, 6)} - 1rem`],
    ['(min-width: 48rem) ', '(94vw - 0.8rem) / 3 - 1rem'],
    ['', '(94vw - 0.8rem) / 2 - 0.5rem'],
  ];
  return tileWidths.map(([condition, tile]) => `${condition}calc(${factor} * (${tile}))`).join(', ');
}

function Shelf({ goods }: { goods: readonly LabeledPicture[] }) {
  const { getPicture } = usePage();
  return (
    <ul className="shelf">
      {goods.map(({ name, picture }) => (
        <li key={name}>
          <Picture picture={picture} sizes={toSizes(getPicture(picture.src), goods.length)} />
          <div className="shelf-edge">
            <span className="shelf-name">{name}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function StillLife({ picture, names }: { picture: PictureSource; names: readonly string[] }) {
  return (
    <div className="still-life">
      <Picture picture={picture} sizes="(min-width: 48rem) 100vw, 240vw" />
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

/** The work of a store without the service and with it, side by side. */
function BeforeAfter({ before, after, rows }: BeforeAfterProps) {
  return (
    <table className="before-after">
      <thead>
        <tr>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.before}>
            <td>{row.before}</td>
            <td>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
