import { fileError, type Output, type Page, type Settings, throwIfAny } from '../../core/index.ts';
import { writeHtaccess } from './apache.ts';
import { findExceededLimit, writeHeaderFiles } from './headers-file.ts';
import { writeNginxConf } from './nginx.ts';
import { listRules } from './rules.ts';

/**
 * Configuration files of the chosen hosts. GitHub Pages has none; S3 gets its headers with each upload (docs/hosting.md).
 * @param paths of the files that are published
 * @throws BuildFailure if a host would ignore some of the rules
 */
export function writeHostFiles(pages: readonly Page[], settings: Settings, paths: readonly string[]): Output[] {
  const { hosts = [], file } = settings;
  const rules = listRules(pages, settings, paths);
  const readers = (['netlify', 'cloudflare-pages'] as const).filter((host) => hosts.includes(host));
  const files = readers.length > 0 ? writeHeaderFiles(rules, readers) : [];
  const overrun = hosts.includes('cloudflare-pages') ? findExceededLimit(files) : undefined;
  if (overrun !== undefined) throwIfAny([fileError(file, overrun)]);
  return [
    ...files,
    ...(hosts.includes('apache') ? [writeHtaccess(rules)] : []),
    ...(hosts.includes('nginx') ? [writeNginxConf(rules)] : []),
  ];
}
