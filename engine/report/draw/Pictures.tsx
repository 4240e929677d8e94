import { SCREENS } from '../pictures.ts';
import type { Report } from '../survey.ts';
import { PageList } from './PageLink.tsx';
import { AllWell, Section } from './Section.tsx';
import { pictureClass, shapeClass } from './style.ts';
import { Table } from './Table.tsx';

/** Every picture in use: how large it is where it stands, and what its crops leave of it. */
export function Pictures({ pictures, shapes }: Report) {
  const sorted = [...pictures].sort((a, b) => Number(b.lacking !== undefined) - Number(a.lacking !== undefined));
  return (
    <>
      <Section
        id="pictures"
        title="Pictures"
        says="Where each picture is widest in four windows, and the file that is taken for it. A small one has less than four fifths of the pixels that the sharpest of these screens could show."
      >
        {sorted.every(({ lacking }) => lacking === undefined) && (
          <AllWell>None is too small for where it stands.</AllWell>
        )}
        <Table
          caption="Pictures in use, small ones first"
          head={[
            { name: 'Picture' },
            { name: 'Original', isNumber: true },
            ...SCREENS.map(({ width, density }) => ({ name: `${width} px, ${density}×`, isNumber: true })),
            { name: 'On' },
          ]}
          rows={sorted.map(({ name, width, height, shown, lacking, pages }) => ({
            key: name,
            isFlagged: lacking !== undefined,
            cells: [
              name,
              <>
                {width} × {height}
                {lacking !== undefined && <strong className="block">small: {lacking} wanted</strong>}
              </>,
              ...shown.map(({ slot, file }) => `${slot} → ${file}`),
              <PageList key="pages" paths={pages} />,
            ],
          }))}
        />
      </Section>
      <Section
        id="crops"
        title="Crops"
        says="What the shapes of the style sheet leave of each picture, about the point that its focus names. Look for heads and signs that are cut off."
      >
        <ul className="crops">
          {pictures.map(({ name, thumb, focuses }) => (
            <li key={name}>
              <span className="path">{name}</span>
              <div className="crop-row">
                {thumb !== '' &&
                  (focuses.length > 0 ? focuses : ['']).flatMap((focus) =>
                    shapes.map((shape) => (
                      <span
                        key={focus + shape.name}
                        role="img"
                        aria-label={`${name} as ${shape.name}`}
                        className={`crop ${shapeClass(shape)} ${pictureClass(name)} ${focus}`.trim()}
                      />
                    )),
                  )}
              </div>
            </li>
          ))}
        </ul>
        <p className="soft">From left to right: {shapes.map(({ name }) => name).join(', ')}</p>
      </Section>
    </>
  );
}

/** Files of assets/images that are there for nothing. */
export function UnusedPictures({ unused }: Report) {
  return (
    <Section
      id="unused-pictures"
      title="Unused pictures"
      says="Files in assets/images that no content names. They are not published; delete them, or name them."
    >
      {unused.length === 0 ? (
        <AllWell>Every picture is in use.</AllWell>
      ) : (
        <ul>
          {unused.map((name) => (
            <li key={name} className="path">
              assets/images/{name}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
