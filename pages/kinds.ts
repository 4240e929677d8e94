import type { ReactNode } from 'react';
import { fileError, makeError, throwIfAny } from '../engine/core/index.ts';
import { article } from './company/article.tsx';
import { gallery } from './company/gallery.tsx';
import { history } from './company/history.tsx';
import { team } from './company/team.tsx';
import { testimonials } from './company/testimonials.tsx';
import { companyInfo } from './company-info.tsx';
import { contact } from './contact.tsx';
import { group } from './group.tsx';
import { home } from './home.tsx';
import { closedJob } from './jobs/closed.tsx';
import { jobs } from './jobs/list.tsx';
import { openJob } from './jobs/open.tsx';
import { memberLogin } from './member-login.tsx';
import { membership } from './membership.tsx';
import { moved } from './moved.tsx';
import { notFound } from './not-found.tsx';
import type { PageInputs, PageKind } from './page.ts';
import { service } from './service.tsx';
import { services } from './services.tsx';
import { siteMap } from './site-map.tsx';

/** Every kind of page, by the name in routes.ts. */
const PAGE_KINDS = {
  home,
  services,
  group,
  service,
  membership,
  'company-info': companyInfo,
  article,
  gallery,
  history,
  jobs,
  team,
  testimonials,
  'open-job': openJob,
  'closed-job': closedJob,
  contact,
  'member-login': memberLogin,
  'site-map': siteMap,
  'not-found': notFound,
  moved,
};

export type KindName = keyof typeof PAGE_KINDS;

type EntryOf<Kind> = Kind extends PageKind<infer Entry, infer _Props> ? Entry : never;
type PropsOf<Kind> = Kind extends PageKind<never, infer Props> ? Props : never;
type Entries = { [Name in KindName]: EntryOf<(typeof PAGE_KINDS)[Name]> };
type Props = { [Name in KindName]: PropsOf<(typeof PAGE_KINDS)[Name]> };

/** With a type that connects the entry and the props of each kind. */
const byName: { [Name in KindName]: PageKind<Entries[Name], Props[Name]> } = PAGE_KINDS;

export type ResolvedKind<Name extends KindName = KindName> = {
  [Each in Name]: { kind: Each; props: Props[Each] };
}[Name];

/** @throws BuildFailure for an unknown kind. Builds do not check types. */
export function resolveKind<Name extends KindName>(
  kind: Name,
  entry: Entries[Name],
  inputs: PageInputs,
): ResolvedKind<Name> {
  if (!Object.hasOwn(byName, kind)) {
    const error = makeError('unknown-kind', `Unknown kind of page \`${kind}\`.`, 'Add it to `PAGE_KINDS`.');
    throwIfAny([fileError('pages/kinds.ts', error)]);
  }
  return { kind, props: byName[kind].resolve(entry, inputs) };
}

export function renderKind<Name extends KindName>({ kind, props }: ResolvedKind<Name>): ReactNode {
  return byName[kind].render(props);
}
