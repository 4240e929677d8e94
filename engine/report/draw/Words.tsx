import { nameEase } from '../reading-ease.ts';
import type { Report } from '../survey.ts';
import { PageLink } from './PageLink.tsx';
import { Section } from './Section.tsx';
import { Table } from './Table.tsx';

/** How much there is to read, and how easily it reads; the hardest first. */
export function Words({ pages, home }: Report) {
  const sorted = [...pages].sort((a, b) => (a.reading.ease ?? 101) - (b.reading.ease ?? 101));
  return (
    <Section
      id="words"
      title="Words"
      says="Flesch’s reading ease of the sentences of each page, from 0 to 100: by the length of sentences and of words. Plain English has 60 or more; a page of names and terms has less, and may well."
    >
      <Table
        caption="Words of each page, the hardest to read first"
        head={[
          { name: 'Page' },
          { name: 'Words', isNumber: true },
          { name: 'Ease', isNumber: true },
          { name: 'That is' },
        ]}
        rows={sorted.map(({ path, reading: { words, ease } }) => ({
          key: path,
          cells: [
            <PageLink key="path" path={path} home={home} />,
            words,
            ease ?? '–',
            ease === undefined ? 'too little text to say' : nameEase(ease),
          ],
        }))}
      />
    </Section>
  );
}
