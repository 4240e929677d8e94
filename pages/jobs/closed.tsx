import { LinkList, type ListedLink } from '../../components/page/LinkList.tsx';
import { PageIntro, type PageIntroProps } from '../../components/page/PageIntro.tsx';
import { TelephoneLink } from '../../components/people/TelephoneLink.tsx';
import { toJobPath, toJobsPath } from '../../site/model/paths.ts';
import type { Job } from '../../site/schema/jobs.ts';
import { definePage } from '../page.ts';
import { resolveIntro } from '../props/intro.ts';
import { findJobsEntry, listOpenJobs } from '../props/jobs.ts';

interface ClosedJobProps {
  intro: PageIntroProps;
  phone: string;
  heading: string | undefined;
  jobs: ListedLink[];
}

/** A job that has closed, with links to the open ones. */
export const closedJob = definePage<Job, ClosedJobProps>({
  name: 'closed-job',
  getProps(job, inputs) {
    const { content } = inputs;
    const page = findJobsEntry(content);
    const open = listOpenJobs(content).map((other) => ({
      href: toJobPath(other, content),
      label: other.title,
      text: other.lead,
    }));
    return {
      intro: resolveIntro({ title: `${job.title}: this job is closed`, lead: page?.closedText ?? job.lead }, inputs),
      phone: content.site.phone,
      heading: page?.jobsHeading,
      jobs: [...open, { href: toJobsPath(content), label: 'All jobs, and how to apply' }],
    };
  },
  Page: ({ intro, phone, heading, jobs }) => (
    <main id="main">
      <PageIntro {...intro} />
      <p className="wide">
        <TelephoneLink phone={phone} />
      </p>
      <section className="section wide stack" aria-labelledby="jobs">
        <h2 id="jobs">{heading}</h2>
        <LinkList links={jobs} />
      </section>
    </main>
  ),
});
