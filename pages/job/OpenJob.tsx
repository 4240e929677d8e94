import type { Job } from '../../build/schema/jobs.ts';
import { ApplyLink } from '../../components/ApplyLink.tsx';
import { Asked } from '../../components/Asked.tsx';
import { writeDate } from '../../components/dates.ts';
import { Figures } from '../../components/Figures.tsx';
import { HowToApply } from '../../components/HowToApply.tsx';
import { OtherJobs } from '../../components/OtherJobs.tsx';
import { PageHead } from '../../components/PageHead.tsx';
import { Pay } from '../../components/Pay.tsx';
import { Prose } from '../../components/Prose.tsx';
import { useSite } from '../../components/site.ts';
import { Terms } from '../../components/Terms.tsx';

/** A job on one sheet, which prints as one. */
export function OpenJob({ job }: { job: Job }) {
  const { language } = useSite().content.site;
  const { pay, lifting, hours, requirements, duties, place, posted, closes } = job;
  const dated = (date: string | undefined) => date && writeDate(date, language);
  return (
    <main id="main" className="job-page">
      <PageHead entry={job}>
        <div className="job-offer">
          <Pay pay={pay} />
          <Figures figures={lifting === undefined ? [] : [{ value: lifting, label: 'lifting requirement' }]} />
        </div>
      </PageHead>
      <p className="wide job-apply">
        <ApplyLink apply={job.apply} />
        <span>
          You apply on {new URL(job.apply.href).host}
          {closes && ` by ${dated(closes)}`}.
        </span>
      </p>
      <div className="wide reading">
        <div className="job-words">
          <Terms
            terms={{
              'What you do': duties,
              'What we ask': requirements,
              Hours: hours,
              Where:
                place &&
                [place.street, `${place.city}, ${place.state} ${place.zip ?? ''}`].flatMap((line) => line ?? []),
              Posted: dated(posted),
            }}
          />
          <Prose body={job.body} />
        </div>
        <div className="beside">
          <HowToApply />
          <Asked ask={job.ask} />
          <OtherJobs job={job} />
        </div>
      </div>
    </main>
  );
}
