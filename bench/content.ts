import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** About 300 words. */
const TEXT =
  `Most people begin with a few because a neighbor had some to spare. A good tool costs less than the damage that it prevents.
Whoever looks after them soon learns that the weather is a *better teacher* than any book.

- Keep the tools dry, and the door shut.
- Measure in the morning, and again at night.
- Write down what was changed.

`.repeat(4);

/** Writes a home page and articles, `pages` in all. @param home the file name of the home page */
export function writeContent(folder: string, pages: number, home: string): void {
  mkdirSync(join(folder, 'articles'), { recursive: true });
  for (let number = 0; number < pages - 1; number++) writeArticle(folder, pages, number);
  writeFileSync(join(folder, home), `${formatFields('Home')}\n\nBegin with [the first](/articles/article-0/).\n`);
}

/** @param edition how often the article was changed; its last sentence says so */
export function writeArticle(folder: string, pages: number, number: number, edition = 0): void {
  const next = `/articles/article-${(number + 1) % (pages - 1)}/`;
  const text = `${TEXT}## What is next\n\nSee [the next article](${next}). Changed ${edition} times.\n`;
  writeFileSync(join(folder, 'articles', `article-${number}.md`), `${formatFields(`Article ${number}`)}\n\n${text}`);
}

function formatFields(title: string): string {
  const description = `${title}: what to do for them, what they give in return, and what may go wrong.`;
  return ['---', `title: ${title}`, `description: "${description}"`, 'lead: What they ask, and give.', '---'].join(
    '\n',
  );
}
