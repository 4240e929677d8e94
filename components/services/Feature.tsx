import { Picture, type PictureSource } from '../elements/Picture.tsx';

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
  | { kind: 'places'; places: readonly (NumberedItem & { at: string })[] }
  | { kind: 'steps'; steps: readonly NumberedItem[] }
  | ({ kind: 'before-after' } & BeforeAfterProps)
);

export function Feature(feature: FeatureProps) {
  return (
    <section className="feature wide" aria-labelledby="feature">
      <h2 id="feature">{feature.heading}</h2>
      {feature.kind === 'goods' && <Shelf goods={feature.goods} />}
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

/** `sizes` of the whole picture. A shelf shows only a part of it (services/feature.css). */
const PICTURE_SIZES = '(min-width: 48rem) 60rem, 160vw';

function Shelf({ goods }: { goods: readonly LabeledPicture[] }) {
  return (
    <ul className="shelf">
      {goods.map(({ name, picture }) => (
        <li key={name}>
          <Picture picture={picture} sizes={PICTURE_SIZES} />
          <div className="shelf-edge">
            <span className="shelf-name">{name}</span>
          </div>
        </li>
      ))}
    </ul>
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
