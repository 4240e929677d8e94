import { Picture } from '../../components/elements/Picture.tsx';
import { JobCard, type JobCardProps } from '../../components/jobs/JobCard.tsx';
import { LinkList, type ListedLink } from '../../components/page/LinkList.tsx';
import { PageIntro, type PageIntroProps } from '../../components/page/PageIntro.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import type { PictureField } from '../../engine/content/index.ts';
import type { Block } from '../../engine/core/browser.ts';
import { toJobPath } from '../../site/model/paths.ts';
import { definePage } from '../page.ts';
import { resolveIntro } from '../props/intro.ts';
import { type JobsEntry, listOpenJobs } from '../props/jobs.ts';

interface JobsProps {
  intro: PageIntroProps;
  heading: string;
  jobs: JobCardProps[];
  apply: { heading: string; text: string; links: ListedLink[] };
  prose: readonly Block[];
  picture: PictureField | undefined;
}

/** The picture is below the jobs, not in the intro, because visitors come for the pay. */
export const jobs = definePage<JobsEntry, JobsProps>({
  name: 'jobs',
  getProps(entry, inputs) {
    const openJobs = listOpenJobs(inputs.content);
    const lead = openJobs.length > 0 ? entry.lead : entry.noJobsText;
    return {
      intro: resolveIntro({ ...entry, lead, picture: undefined }, inputs, 'overview'),
      heading: entry.jobsHeading,
      jobs: openJobs.map((job) => ({
        slug: job.slug,
        path: toJobPath(job, inputs.content),
        title: job.title,
        pay: job.pay,
        lifting: job.lifting,
        hours: job.hours,
        apply: job.apply,
      })),
      apply: { heading: entry.applyHeading, text: entry.applyText, links: entry.outside },
      prose: entry.body,
      picture: entry.picture,
    };
  },
  Page: ({ intro, heading, jobs, apply, prose, picture }) => (
    <main id="main">
      <PageIntro {...intro} />
      {jobs.length > 0 && (
        <section className="wide" aria-labelledby="jobs">
          <h2 id="jobs" className="sr-only">
            {heading}
          </h2>
          <div className="jobs">
            {jobs.map((job) => (
              <JobCard key={job.path} {...job} />
            ))}
          </div>
        </section>
      )}
      <section className="section wide split" aria-labelledby="apply">
        <div className="split-head">
          <h2 id="apply">{apply.heading}</h2>
          <p>{apply.text}</p>
        </div>
        <LinkList links={apply.links} />
      </section>
      {picture && <Picture picture={picture} sizes="100vw" />}
      {prose.length > 0 && (
        <div className="wide article section">
          <Prose blocks={prose} />
        </div>
      )}
    </main>
  ),
});
