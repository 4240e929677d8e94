import { createHash } from 'node:crypto';
import { type CommonAssets, type CriticalStyles, chooseStyles, formatPictureRules } from '../assets/index.ts';
import { escapeHtml, fullUrl, type Page, type Settings, type Theme, type ToUrl } from '../core/index.ts';
import type { Preload } from './Picture.tsx';

export interface HeadAssets extends CommonAssets {
  getCard(page: Page): SocialCard | undefined;
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
  theme: Theme;
}

/** Not in React, which would put elements in front of the content security policy. A policy governs only what follows it. */
export function renderHead(page: Page, context: HeadContext, body: string, picture?: Preload): string {
  const { title, description, noindex, redirectsTo, data } = page.head;
  const { settings, toUrl, assets, theme } = context;
  const styles = criticalCss(assets.critical, body, picture);
  const inline = listInlineCode(styles, context);
  const canonical = fullUrl(redirectsTo ?? page.path, settings);
  const lines = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${formatPolicy(settings.endpoint, inline)}">`,
    // Before the picture to preload, because the viewport decides which of its files is needed.
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(picture ? preloadPicture(picture) : []),
    ...assets.fonts.map((font) => preloadFont(toUrl(font))),
    // Only our own host gets a referrer, so that its logs show which page has a broken link.
    meta('referrer', 'same-origin'),
    `<title>${escapeHtml(`${title} | ${settings.shortName}`)}</title>`,
    meta('description', description),
    noindex || settings.isPreview ? meta('robots', 'noindex') : '',
    redirectsTo ? `<meta http-equiv="refresh" content="0; url=${escapeHtml(toUrl(redirectsTo))}">` : '',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...socialTags(page, canonical, context),
    `<meta name="theme-color" content="${theme.background}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${theme.darkBackground}" media="(prefers-color-scheme: dark)">`,
    ...(styles === '' ? linkStylesAndScript(context) : [`<style>${styles}</style>`, ...inlineScriptTags(context)]),
    assets.icon && `<link rel="icon" href="${toUrl(assets.icon)}" type="image/svg+xml">`,
    assets.touchIcon && `<link rel="apple-touch-icon" href="${toUrl(assets.touchIcon)}">`,
    `<link rel="manifest" href="${toUrl(assets.manifest)}">`,
    styles === '' ? '' : `<script type="speculationrules">${speculationRules(settings.base)}</script>`,
    ...data.map(jsonLd),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Empty on a site without critical CSS: its pages wait for the style sheet. */
function criticalCss(parts: CriticalStyles, body: string, picture: Preload | undefined): string {
  const rules = picture && parts.length > 0 ? formatPictureRules([picture.focus]) : '';
  return chooseStyles(parts, body) + rules;
}

function listInlineCode(styles: string, { assets, settings }: HeadContext): InlineCode {
  if (styles === '') return { styles: [], scripts: [] };
  const { awaitStyles, loadClient } = assets.inlineScripts;
  const loaders = assets.script === undefined ? [awaitStyles] : [awaitStyles, loadClient];
  return { styles: [styles], scripts: [...loaders, speculationRules(settings.base)] };
}

/** Their values are attributes, so that the code, and its hash in the policy, is the same on every page. */
function inlineScriptTags({ assets, toUrl }: HeadContext): string[] {
  const { awaitStyles, loadClient } = assets.inlineScripts;
  return [
    `<script>${awaitStyles}</script>`,
    assets.script === undefined ? '' : `<script data-src="${toUrl(assets.script)}">${loadClient}</script>`,
  ];
}

/**
 * Speculation rules: Chromium prerenders a page when the visitor is about to press its link, but not in data-saver mode.
 * The first rule watches only pointers, so the second one adds the keyboard: without links in lists, because Tab passes through many.
 */
function speculationRules(base: string): string {
  const isPage = [
    { href_matches: `${base}*` },
    { not: { href_matches: `${base}*.*` } },
    { not: { selector_matches: '[href*="#"]' } },
  ];
  return JSON.stringify({
    prerender: [
      { where: { and: isPage }, eagerness: 'moderate' },
      { where: { and: [...isPage, { selector_matches: ':focus-visible:not(li *)' }] }, eagerness: 'immediate' },
    ],
  });
}

function linkStylesAndScript({ assets, toUrl }: HeadContext): string[] {
  return [
    `<link rel="stylesheet" href="${toUrl(assets.styles)}">`,
    assets.script === undefined ? '' : `<script type="module" src="${toUrl(assets.script)}"></script>`,
  ];
}

function socialTags(page: Page, url: string, { settings, assets }: HeadContext): string[] {
  const { title, description } = page.head;
  const card = assets.getCard(page);
  return [
    property('og:type', 'website'),
    property('og:site_name', settings.name),
    property('og:locale', settings.language.replace('-', '_')),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    ...(card ? cardTags(card, fullUrl(card.path, settings)) : []),
    // X reads title, description and picture from the Open Graph tags.
    meta('twitter:card', card ? 'summary_large_image' : 'summary'),
  ];
}

function cardTags({ width, height, alt }: SocialCard, url: string): string[] {
  return [
    property('og:image', url),
    property('og:image:width', String(width)),
    property('og:image:height', String(height)),
    property('og:image:alt', alt),
  ];
}

/** `crossorigin`, because fonts are always requested in CORS mode (CSS Fonts 4, "Font fetching requirements"). */
function preloadFont(url: string): string {
  return `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`;
}

function preloadPicture({ srcset, dark, sizes }: Preload): string[] {
  const link = '<link rel="preload" as="image" type="image/avif" fetchpriority="high"';
  const preload = (files: string, media: string) =>
    `${link} imagesrcset="${escapeHtml(files)}" imagesizes="${escapeHtml(sizes)}"${media}>`;
  if (dark === undefined) return [preload(srcset, '')];
  return [
    preload(dark, ' media="(prefers-color-scheme: dark)"'),
    preload(srcset, ' media="(prefers-color-scheme: light)"'),
  ];
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

/** The Open Graph protocol names its tags by `property`. */
function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

/** A "</script>" in the data would end the element. */
function jsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export interface InlineCode {
  styles: readonly string[];
  scripts: readonly string[];
}

/** Directives that are the same on all pages (Content Security Policy Level 3). */
const POLICY = [
  "img-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  // Trusted Types: no script turns strings into markup.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
];

/** @param endpoint the address that forms are sent to; undefined if no form is sent */
function formatPolicy(endpoint: string | undefined, { styles, scripts }: InlineCode): string {
  const origin = endpoint === undefined ? undefined : new URL(endpoint).origin;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    ...POLICY,
    `form-action ${origin ?? "'none'"}`,
    // Audit tools fetch robots.txt from within the page.
    ["connect-src 'self'", ...(origin === undefined ? [] : [origin])].join(' '),
  ].join('; ');
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
