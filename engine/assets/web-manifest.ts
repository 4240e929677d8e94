import { type FileInMemory, type Settings, type Theme, type ToUrl, toFile } from '../core/index.ts';
import type { Icons } from './icons.ts';

/** https://www.w3.org/TR/appmanifest/ */
export function makeWebManifest(
  settings: Settings,
  { background }: Theme,
  toUrl: ToUrl,
  icons: Icons['manifest'],
): FileInMemory {
  const manifest = {
    name: settings.name,
    short_name: settings.shortName,
    lang: settings.language,
    start_url: toUrl('/'),
    scope: toUrl('/'),
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: icons.map(({ file, size }) => ({
      src: toUrl(`/${file.path}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return toFile('site.webmanifest', `${JSON.stringify(manifest, undefined, 2)}\n`);
}
