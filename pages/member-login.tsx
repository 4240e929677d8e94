import { Icon } from '../components/elements/Icon.tsx';
import { PageHead, type PageHeadProps } from '../components/page/PageHead.tsx';
import { Prose } from '../components/page/Prose.tsx';
import type { LinkField } from '../engine/content/index.ts';
import type { PageFields } from '../site/schema/pages.ts';
import type { PageKind } from './page.ts';
import { pageHead } from './parts/head.ts';

interface MemberLoginProps {
  head: PageHeadProps;
  login: LinkField;
  prose: string;
}

/** The link to the members' system, and a way back for everyone else. */
export const memberLogin: PageKind<PageFields, MemberLoginProps> = {
  resolve: (entry, inputs) => ({
    head: pageHead(entry, inputs),
    login: inputs.content.site.memberLogin,
    prose: entry.body,
  }),
  render: ({ head, login, prose }) => (
    <main id="main">
      <PageHead {...head} />
      <div className="wide split member-login">
        <a className="button button-call" href={login.href} target="_blank" rel="noopener">
          {login.label}
          <Icon name="outside" />
          <span className="unseen"> (opens in a new tab)</span>
        </a>
        <Prose html={prose} />
      </div>
    </main>
  ),
};
