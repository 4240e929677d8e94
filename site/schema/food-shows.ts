import { z } from 'zod';
import { date, entry, reference, text, verbatim } from '../../engine/schema/fields.ts';
import type { Entry } from '../../engine/schema/kind.ts';

const ENDS = 'a day that is not before the first day';

/** A show with its date: it stands on the page of its service, and in visitors' calendars. */
export const foodShow = entry
  .extend({
    title: text('the name of the show, such as "Spring Food Show"'),
    service: reference(
      'the file name of the service in content/services whose page tells of the show, such as food-shows',
      'services',
    ),
    /** First and last day. */
    starts: date,
    ends: date,
    place: z.array(verbatim('a line of the place, its name first')).min(1, { error: 'at least one line of the place' }),
    text: text('what to know before coming, in one or two sentences').optional(),
  })
  .refine(({ starts, ends }) => starts <= ends, { path: ['ends'], error: ENDS });

export type FoodShow = Entry<z.output<typeof foodShow>>;
