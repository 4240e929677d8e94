import type { Report } from './collect-report.ts';
import { SCREENS } from './pictures.ts';
import { PathList, type ReportSection, Table } from './Table.tsx';

export const pictureSections = ({ pictures, unused }: Report): ReportSection[] => [
  {
    id: 'pictures',
    title: 'Pictures',
    description:
      'For each of four screens: the greatest width of the picture on a page, and the width of the file that is loaded for it. A picture is too small if its original has less than four fifths of the pixels that one of these screens needs.',
    body: (
      <>
        {pictures.every(({ neededWidth }) => neededWidth === undefined) && (
          <p className="ok">Every picture is large enough.</p>
        )}
        <Table
          caption="Pictures, those too small first"
          columns={[
            'Picture',
            { number: 'Original' },
            ...SCREENS.map(({ width, density }) => ({ number: `${width} px, ${density}×` })),
            'On',
          ]}
          rows={pictures
            .toSorted((a, b) => Number(b.neededWidth !== undefined) - Number(a.neededWidth !== undefined))
            .map(({ name, width, height, shown, neededWidth, pages }) => ({
              key: name,
              isFlagged: neededWidth !== undefined,
              cells: [
                name,
                <>
                  {width} × {height}
                  {neededWidth !== undefined && <strong className="block">too small: {neededWidth} wanted</strong>}
                </>,
                ...shown.map(({ slot, file }) => `${slot} → ${file}`),
                <PathList key="pages" paths={pages} />,
              ],
            }))}
        />
      </>
    ),
  },
  {
    id: 'unused-pictures',
    title: 'Unused pictures',
    description: 'Files in assets/images that no content names. They are not published. Delete them or use them.',
    body:
      unused.length === 0 ? (
        <p className="ok">Every picture is used.</p>
      ) : (
        <ul>
          {unused.map((name) => (
            <li key={name} className="path">
              assets/images/{name}
            </li>
          ))}
        </ul>
      ),
  },
];
