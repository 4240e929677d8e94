import { Icon } from '../components/elements/Icon.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { Prose } from '../components/page/Prose.tsx';
import type { LinkField } from '../engine/content/index.ts';
import type { Block } from '../engine/core/browser.ts';
import type { PageFields } from '../site/schema/pages.ts';
import { definePage } from './page.ts';
import { resolveIntro } from './props/intro.ts';

interface MemberLoginProps {
  intro: PageIntroProps;
  login: LinkField;
  prose: readonly Block[];
}

/** The link to the members' system. The text below it tells everyone else where to go. */
export const memberLogin = definePage<PageFields, MemberLoginProps>({
  name: 'member-login',
  getProps: (entry, inputs) => ({
    intro: resolveIntro(entry, inputs, 'band'),
    login: inputs.content.site.memberLogin,
    prose: entry.body,
  }),
  Page: ({ intro, login, prose }) => (
    <main id="main">
      <PageIntro {...intro}>
        <p>
          <a className="button button-primary" href={login.href} target="_blank" rel="noopener">
            Log in
            <Icon name="external" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      </PageIntro>
      {prose.length > 0 && (
        <div className="wide article">
          <Prose blocks={prose} />
        </div>
      )}
    </main>
  ),
});
