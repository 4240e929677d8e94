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
import type { View } from './page.ts';
import { service } from './service.tsx';
import { services } from './services.tsx';
import { siteMap } from './site-map.tsx';

const kinds: readonly View[] = [
  home,
  services,
  group,
  service,
  membership,
  companyInfo,
  article,
  gallery,
  history,
  jobs,
  team,
  testimonials,
  openJob,
  closedJob,
  contact,
  memberLogin,
  siteMap,
  notFound,
  moved,
];

/** How each kind of page is drawn, by its name. */
export const views: ReadonlyMap<string, View> = new Map(kinds.map((kind) => [kind.view, kind]));
