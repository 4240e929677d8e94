import { z } from 'zod';
import {
  date,
  type Entry,
  entry,
  entryTitle,
  rare,
  reference,
  text,
  verbatim,
  whenValid,
} from '../../engine/content/index.ts';
import { hour, timezone } from './hours.ts';
import type { SiteSettings } from './settings.ts';

const ENDS = 'the day of `starts` or a later one';
const BOTH_HOURS = 'both hours: `from`, when it begins on the first day, and `to`, when it ends on the last';
const LATER_HOUR = 'later than `from`';

/** A show with a date, on the page of its service and in visitors' calendars. */
export const foodShow = entry
  .extend({
    title: entryTitle(text('the name of the show, such as "Spring Food Show"')),
    service: reference(
      'the file name of a service in content/services, such as food-shows; its page shows the date',
      'services',
    ),
    starts: date,
    ends: date,
    /** The hours at which it begins on the first day and ends on the last. */
    from: hour.optional(),
    to: hour.optional(),
    /** The time zone of the hours. Default: the one in content/site.md. */
    timezone: rare(timezone).optional(),
    place: z.array(verbatim('a line of the place, its name first')).min(1, { error: 'at least one line of the place' }),
    text: text('what to know before coming, in one or two sentences').optional(),
  })
  .refine(({ starts, ends }) => starts <= ends, { path: ['ends'], error: ENDS, when: whenValid('starts', 'ends') })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['to'],
    error: BOTH_HOURS,
    when: hasNoIssues,
  })
  .refine(({ starts, ends, from = '', to = '' }) => starts !== ends || from + to === '' || from < to, {
    path: ['to'],
    error: LATER_HOUR,
    when: hasNoIssues,
  });

/** Hours are checked only if nothing else is wrong. */
function hasNoIssues({ issues }: { issues: readonly unknown[] }): boolean {
  return issues.length === 0;
}

export type FoodShow = Entry<z.output<typeof foodShow>>;

/** The hours of a show, if known, and their time zone. */
export function getHours(
  { from, to, timezone }: Pick<FoodShow, 'from' | 'to' | 'timezone'>,
  site: Pick<SiteSettings, 'timezone'>,
): { from: string; to: string; timezone: string } | undefined {
  const zone = timezone ?? site.timezone;
  return from === undefined || to === undefined || zone === undefined ? undefined : { from, to, timezone: zone };
}
