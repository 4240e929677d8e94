import { ApplyLink } from '../../components/jobs/ApplyLink.tsx';
import { HowToApply, type HowToApplyProps } from '../../components/jobs/HowToApply.tsx';
import { OtherJobs, type OtherJobsProps } from '../../components/jobs/OtherJobs.tsx';
import { Pay, type PayProps } from '../../components/jobs/Pay.tsx';
import { Terms } from '../../components/jobs/Terms.tsx';
import { PageIntro, type PageIntroProps } from '../../components/page/PageIntro.tsx';
import { Prose } from '../../components/page/Prose.tsx';
import { WhoToAsk, type WhoToAskProps } from '../../components/people/WhoToAsk.tsx';
import type { LinkField } from '../../engine/content/index.ts';
import type { Block } from '../../engine/core/browser.ts';
import { formatDate } from '../../site/model/dates.ts';
import type { Content } from '../../site/schema/content.ts';
import type { EmploymentType, Job } from '../../site/schema/jobs.ts';
import { definePage } from '../page.ts';
import { resolveIntro } from '../props/intro.ts';
import { findJobsEntry } from '../props/jobs.ts';
import { listOthers } from '../props/lists.ts';
import { resolveWhoToAsk } from '../props/people.ts';

interface OpenJobProps {
  intro: PageIntroProps;
  pay: PayProps;
  lifting: string | undefined;
  apply: LinkField;
  /** The last day to apply, formatted. */
  closes: string | undefined;
  /** The day of posting, formatted. */
  posted: string | undefined;
  duties: string[];
  requirements: string[];
  hours: string;
  employment: string | undefined;
  place: string[] | undefined;
  prose: readonly Block[];
  howToApply: HowToApplyProps | undefined;
  whoToAsk: WhoToAskProps;
  otherJobs: OtherJobsProps;
}

/** A job, laid out to print on one sheet. */
export const openJob = definePage<Job, OpenJobProps>({
  name: 'open-job',
  getProps(job, inputs) {
    const { content, route, sharedLists } = inputs;
    const { pay, lifting, apply, duties, requirements, hours, place, posted, closes, employmentType } = job;
    const formatIfSet = (date: string | undefined) => date && formatDate(date, content.site.language);
    return {
      intro: resolveIntro(job, inputs),
      pay,
      lifting,
      apply,
      closes: formatIfSet(closes),
      posted: formatIfSet(posted),
      duties,
      requirements,
      hours,
      employment: employmentType && formatTypes(employmentType, content.site.language),
      place: place && formatPlace(place),
      prose: job.body,
      howToApply: resolveHowToApply(content),
      whoToAsk: resolveWhoToAsk(job.ask, content),
      otherJobs: { ...sharedLists.openJobs, jobs: listOthers(sharedLists.openJobs.jobs, route.path) },
    };
  },
  Page: ({ intro, pay, lifting, apply, closes, prose, howToApply, whoToAsk, otherJobs, ...job }) => (
    <main id="main" className="job-page">
      <PageIntro {...intro}>
        <Pay {...pay} />
      </PageIntro>
      <p className="wide job-apply">
        <ApplyLink {...apply} />
        <span>
          You apply on {new URL(apply.href).host}
          {closes && ` by ${closes}`}.
        </span>
      </p>
      <div className="wide article">
        <div className="job-text">
          <Terms
            terms={{
              'What you do': job.duties,
              'What we ask': job.requirements,
              Lifting: lifting,
              Hours: job.hours,
              Employment: job.employment,
              Where: job.place,
              Posted: job.posted,
            }}
          />
          <Prose blocks={prose} />
        </div>
        <div className="aside">
          {howToApply && <HowToApply {...howToApply} />}
          <WhoToAsk {...whoToAsk} />
          <OtherJobs {...otherJobs} />
        </div>
      </div>
    </main>
  ),
});

/** e.g. "Full-time or part-time" */
function formatTypes(types: readonly EmploymentType[], language: string): string {
  const names = types.map((type) => type.replace('per-diem', 'per diem'));
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
  return list.charAt(0).toUpperCase() + list.slice(1);
}

function formatPlace({ street, city, state, zip = '' }: NonNullable<Job['place']>): string[] {
  return [street, `${city}, ${state} ${zip}`].flatMap((line) => line ?? []);
}

function resolveHowToApply(content: Content): HowToApplyProps | undefined {
  const page = findJobsEntry(content);
  return (
    page && {
      heading: page.applyHeading,
      text: page.applyText,
      outside: page.outside.map(({ label, href }) => ({ label, href })),
    }
  );
}
