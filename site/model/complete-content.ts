import type { Inputs } from '../../engine/output/index.ts';
import type { Content } from '../schema/content.ts';
import type { SiteSettings } from '../schema/settings.ts';

type Overrides = Pick<Inputs, 'origin' | 'base' | 'preview'>;

/** The content with the settings of the command line, and with food shows in the order of their dates. */
export function completeContent(content: Content, overrides: Overrides): Content {
  return {
    ...content,
    site: override(content.site, overrides),
    'food-shows': content['food-shows'].toSorted((a, b) => (getBeginning(a) < getBeginning(b) ? -1 : 1)),
  };
}

/** Applies `--origin`, `--base` and `--preview`. At another path of the same origin, the site is a preview, too. */
function override(site: SiteSettings, { origin, base, preview = false }: Overrides): SiteSettings {
  const isAtOtherPath = base !== undefined && base !== site.base && (origin ?? site.origin) === site.origin;
  return {
    ...site,
    isPreview: preview || isAtOtherPath,
    origin: origin ?? site.origin,
    base: base ?? site.base,
    endpoint: site.contact?.endpoint,
  };
}

const getBeginning = ({ starts, from = '' }: Content['food-shows'][number]) => starts + from;
