import { z } from 'zod';
import { ofKind } from '../../engine/content/index.ts';
import { isTimezone } from '../model/hours.ts';

const HOUR = 'an hour of the day in quotes, from "00:00" to "23:59", such as "08:00"';

export const hour = ofKind(
  { type: 'data' },
  z.string({ error: HOUR }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: HOUR }),
);

const TIMEZONE = 'the name of a time zone (IANA), such as America/New_York';
export const timezone = ofKind({ type: 'data' }, z.string({ error: TIMEZONE }).refine(isTimezone, { error: TIMEZONE }));
