/** Configuration files of hosts. */
import { type HostName, type Output, type Page, type Settings, toOutput } from '../core/index.ts';
import { formatHtaccess } from './apache.ts';
import { formatHeaderFiles } from './header-files.ts';
import { type HostRules, listRules } from './host-rules.ts';
import { formatNginxConf } from './nginx.ts';

/** The files that each host reads, as text by path. */
const WRITERS: Record<HostName, (rules: HostRules) => Readonly<Record<string, string>>> = {
  netlify: formatHeaderFiles,
  'cloudflare-pages': formatHeaderFiles,
  apache: formatHtaccess,
  nginx: formatNginxConf,
};

/** @param paths of the files that are published */
export function listHostFiles(pages: readonly Page[], settings: Settings, paths: readonly string[]): Output[] {
  const rules = listRules(pages, settings, paths);
  // Two hosts read the same files, so the path is the key.
  const contents = new Map(rules.hosts.flatMap((host) => Object.entries(WRITERS[host](rules))));
  return [...contents].map(([path, content]) => toOutput(path, content));
}
