import { z } from 'zod';
import { ofKind } from '../../engine/content/index.ts';

const PHONE = 'a phone number in quotes, such as "(800) 555-0142"';
export const phone = ofKind({ type: 'address' }, z.string(PHONE).regex(/^\(\d{3}\) \d{3}-\d{4}$/, PHONE));
