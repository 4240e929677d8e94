import { type Output, type Settings, type Theme, type ToUrl, toOutput } from '../core/index.ts';
import type { Icons } from './icons.ts';

/** https://www.w3.org/TR/appmanifest/ */
export function makeWebManifest(
  settings: Settings,
  { background }: Theme,
  toUrl: ToUrl,
  icons: Icons['manifest'],
): Output {
  const manifest = {
    name: settings.name,
    short_name: settings.shortName,
    lang: settings.language,
    start_url: toUrl('/'),
    scope: toUrl('/'),
    display: 'browser',
    background_color: background,
    theme_color: background,
    icons: icons.map(({ output, size }) => ({
      src: toUrl(`/${output.path}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return toOutput('site.webmanifest', `${JSON.stringify(manifest, undefined, 2)}\n`);
}
