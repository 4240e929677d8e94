import { Invitation, type InvitationProps } from '../components/page/Invitation.tsx';
import { PageIntro, type PageIntroProps } from '../components/page/PageIntro.tsx';
import { Prose } from '../components/page/Prose.tsx';
import { CallBar } from '../components/people/CallBar.tsx';
import { ServiceSection, type ServiceSectionProps } from '../components/services/ServiceSection.tsx';
import { TabList } from '../components/tabs/TabList.tsx';
import type { Block } from '../engine/core/browser.ts';
import { toServicePath } from '../site/model/paths.ts';
import type { PageFields } from '../site/schema/pages.ts';
import { definePage } from './page.ts';
import { resolveIntro } from './props/intro.ts';
import { resolveInvitation } from './props/invitation.ts';

interface ServicesProps {
  title: string;
  intro: PageIntroProps;
  prose: readonly Block[];
  sections: ServiceSectionProps[];
  invitation: InvitationProps;
}

/** All services, with a tab for each group. */
export const services = definePage<PageFields, ServicesProps>({
  name: 'services',
  getProps: (entry, inputs) => ({
    title: entry.title,
    // The entry's picture is only for its social card.
    intro: resolveIntro({ ...entry, picture: undefined }, inputs, 'overview'),
    prose: entry.body,
    sections: inputs.content.groups.map(({ slug, title, lead }) => ({
      id: slug,
      title,
      lead,
      services: inputs.content.services
        .filter(({ group }) => group === slug)
        .map((service) => ({
          slug: service.slug,
          path: toServicePath(service),
          title: service.title,
          summary: service.summary,
          picture: service.picture,
        })),
    })),
    invitation: resolveInvitation(inputs.content),
  }),
  Page: ({ title, intro, prose, sections, invitation }) => (
    <main id="main">
      <PageIntro {...intro} />
      <Prose blocks={prose} />
      <div className="wide services">
        {sections.length > 1 && (
          <TabList label={title} tabs={sections.map((section) => ({ id: section.id, label: section.title }))} />
        )}
        {sections.map((section, index) => (
          <ServiceSection key={section.id} {...section} priority={index === 0} />
        ))}
      </div>
      <CallBar {...invitation} />
      <Invitation {...invitation} />
    </main>
  ),
});
