import type { Report } from '../survey.ts';
import { count } from './numbers.ts';
import { Section } from './Section.tsx';

/** The outline of each page, as those move through it who listen to it. */
export function Headings({ pages }: Report) {
  return (
    <Section
      id="headings"
      title="Headings"
      says="Who listens to a page goes from heading to heading: read by themselves, they should tell what it holds."
    >
      {pages.map(({ path, headings }) => (
        <details key={path}>
          <summary>
            <span className="path">{path}</span> <span className="soft">{count(headings.length, 'heading')}</span>
          </summary>
          <ul className="outline">
            {headings.map(({ level, text }, index) => (
              <li key={index} className={`level-${level}`}>
                <span className="soft">h{level}</span> {text}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </Section>
  );
}
