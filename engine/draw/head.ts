import { escapeHtml } from './html.ts';
import type { Look } from './look.ts';
import type { Page, Settings } from './page.ts';
import { writePolicy } from './policy.ts';
import { absolute, type ToUrl } from './url.ts';

/** What the head of every page refers to. */
export interface HeadAssets {
  /** Paths without the base path. */
  styles: string;
  fonts: readonly string[];
  script: string;
  icon: string;
  touchIcon: string;
  /** What the script puts in place of pictures that fail. */
  placeholder: string;
  manifest: string;
  /** The social card of a page that has one. */
  cardOf(page: Page): SocialCard | undefined;
}

export interface SocialCard {
  path: string;
  width: number;
  height: number;
  alt: string;
}

export interface HeadContext {
  settings: Settings;
  toUrl: ToUrl;
  assets: HeadAssets;
  look: Pick<Look, 'paper' | 'darkPaper'>;
}

/**
 * The head of a page. It is put together outside React, which would move
 * other elements ahead of the policy; the policy governs only what follows it.
 */
export function renderHead(page: Page, context: HeadContext): string {
  const { title, description, noindex, redirect, data } = page.head;
  const { settings, toUrl, assets, look } = context;
  const canonical = absolute(redirect ?? page.path, settings);
  const lines = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${writePolicy(settings.endpoint)}">`,
    // Outside pages do not learn where visitors come from; the own host learns which page leads to a missing one.
    meta('referrer', 'same-origin'),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(`${title} | ${settings.shortName}`)}</title>`,
    meta('description', description),
    noindex ? meta('robots', 'noindex') : '',
    redirect ? `<meta http-equiv="refresh" content="0; url=${escapeHtml(toUrl(redirect))}">` : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...socialTags(page, canonical, context),
    `<meta name="theme-color" content="${look.paper}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${look.darkPaper}" media="(prefers-color-scheme: dark)">`,
    `<link rel="stylesheet" href="${toUrl(assets.styles)}">`,
    ...assets.fonts.map((font) => preloadFont(toUrl(font))),
    `<link rel="icon" href="${toUrl(assets.icon)}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${toUrl(assets.touchIcon)}">`,
    `<link rel="manifest" href="${toUrl(assets.manifest)}">`,
    `<script type="module" src="${toUrl(assets.script)}"></script>`,
    ...data.map(jsonLd),
  ];
  return lines.filter(Boolean).join('\n');
}

function socialTags(page: Page, url: string, { settings, assets }: HeadContext): string[] {
  const { title, description } = page.head;
  const card = assets.cardOf(page);
  return [
    property('og:type', 'website'),
    property('og:site_name', settings.name),
    property('og:locale', settings.language.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(card ? cardTags(card, absolute(card.path, settings)) : []),
    meta('twitter:card', card ? 'summary_large_image' : 'summary'),
    meta('twitter:title', title),
    meta('twitter:description', description),
  ];
}

function cardTags({ width, height, alt }: SocialCard, url: string): string[] {
  return [
    property('og:image', url),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
    meta('twitter:image', url),
    meta('twitter:image:alt', alt),
  ];
}

/** Fonts are always asked for without credentials (Fetch, section 4.5; CSS Fonts 4, section 4.8.2). */
function preloadFont(url: string): string {
  return `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/** The Open Graph protocol names its tags by `property`. */
function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** A "<" in the data could end the element early. */
function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
