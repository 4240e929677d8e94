/** Settings that every site has, and that the command line may replace. */
import { z } from 'zod';
import { HOSTS } from '../core/index.ts';
import { as } from './fields.ts';

const BASE = 'a path with a slash at both ends, such as / or /co-op/';
export const basePath = as(
  { is: 'setting', placeholder: '/' },
  z
    .string({ error: BASE })
    .regex(/^\/([\w.~-]+\/)*$/, { error: BASE, abort: true })
    // Browsers remove /../ and /./.
    .refine((base) => new URL(base, 'https://a.example').pathname === base, { error: BASE }),
);

const ORIGIN = 'a scheme and a host without a path, such as https://www.example.com';
/** As browsers write it, e.g. without a default port: the check of links compares them. */
export const origin = as(
  { is: 'setting', placeholder: 'https://placeholder.test' },
  z
    .string({ error: ORIGIN })
    .regex(/^https?:\/\/[\w.-]+(:\d+)?$/, { error: ORIGIN, abort: true })
    .refine((address) => URL.canParse(address), { error: ORIGIN })
    .transform((address) => new URL(address).origin),
);

const HOST = `one of ${HOSTS.join(', ')}`;
/** Where the site is published: the build writes the files that each host reads. */
export const hosts = z.array(as({ is: 'setting' }, z.enum(HOSTS, { error: HOST })), {
  error: 'a list of hosts, such as [netlify, apache]',
});

const LANGUAGE = 'a language tag (BCP 47), such as en-US';
export const language = as(
  { is: 'setting', placeholder: 'en' },
  z
    .string({ error: LANGUAGE })
    .refine(isLanguage, { error: LANGUAGE })
    .transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag),
);

function isLanguage(tag: string): boolean {
  // Longer names, such as "english", are well formed, but none exists (RFC 5646, section 2.2.1).
  if (!/^[a-z]{2,3}(-|$)/i.test(tag)) return false;
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
