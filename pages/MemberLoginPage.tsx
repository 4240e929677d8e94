import type { Page } from '../build/schema/pages.ts';
import { Icon } from '../components/Icon.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Prose } from '../components/Prose.tsx';
import { useSite } from '../components/site.ts';

/** The way out to the members' system, for those who may go there, and the way back for everybody else. */
export function MemberLoginPage({ entry }: { entry: Page }) {
  const { label, href } = useSite().content.site.memberLogin;
  return (
    <main id="main">
      <PageHead entry={entry} />
      <div className="wide account login">
        <a className="button button-call" href={href} target="_blank" rel="noopener">
          {label}
          <Icon name="outside" />
          <span className="unseen"> (opens in a new tab)</span>
        </a>
        <Prose body={entry.body} />
      </div>
    </main>
  );
}
