/** A resolved route: everything its page shows. Rendering reads no other content. */
export interface Page {
  /** Without the base path, e.g. "/contact/". */
  path: string;
  /** The file in dist, e.g. "contact/index.html". */
  output: string;
  /** The path of its content file as messages show it, e.g. "content/pages/contact.md". */
  source: string;
  head: Head;
  /** Where the path leads if it is an alias (an old address). Then `head.redirectsTo` is the same. */
  aliasOf?: string | undefined;
  /** Whether it lists all pages, as the site map does. The warning about pages without incoming links ignores its links. */
  isIndex?: boolean | undefined;
  /** The kind of page that is rendered, and its props. */
  kind: string;
  props: object;
  /** The props of the page shell. */
  shell: object;
}

export interface Head {
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Whether it stays out of search results and the sitemap. */
  noindex: boolean;
  /** Where the page redirects to, e.g. "/guides/#baking". Undefined for pages that don't redirect. */
  redirectsTo?: string | undefined;
  /** What its social card shows, if it has one. */
  card?: Card | undefined;
  /** Structured data (schema.org). */
  data: readonly object[];
}

/** A part of the running text of an entry: HTML whose links lack the base path, or a picture. */
export type Block = { html: string } | { image: TextImage };

export interface TextImage {
  /** The name of a file in assets/images. */
  src: string;
  alt: string;
  caption?: string;
}

export interface Card {
  /** The line above the title, e.g. "Product Categories". */
  section: PlacedText;
  title: PlacedText;
  picture: { src: string; focus: string };
}

/** Text of a card, and the field it came from. */
export interface PlacedText {
  text: string;
  file: string;
  field: string;
}

export interface Settings {
  /** The content file of the settings. */
  file: string;
  name: string;
  /** Ends every title. */
  shortName: string;
  /** A language tag (BCP 47), e.g. "en-US". */
  language: string;
  /** Scheme and host, e.g. "https://www.example.com". */
  origin: string;
  /** Begins and ends with a slash. */
  base: string;
  /** Whether every page asks search engines to leave it out. */
  isPreview?: boolean | undefined;
  /** Where forms post to, if anywhere. */
  endpoint?: string | undefined;
  /** Hosts to write configuration files for. */
  hosts?: readonly HostName[] | undefined;
}

/** Hosts that read files of rules, as content/site.md names them. */
export const HOSTS = ['netlify', 'cloudflare-pages'] as const;

export type HostName = (typeof HOSTS)[number];

/** A picture of assets/images as the site serves it. */
export interface PictureFiles {
  /** The size of the source in pixels, turned upright as its metadata says. */
  width: number;
  height: number;
  /** Ascending by width, never wider than the source. */
  avif: readonly Variant[];
  /** WebP, for browsers without AVIF; sorted likewise. */
  fallback: readonly Variant[];
}

export interface Variant {
  width: number;
  /** Without the base path, e.g. "/assets/bread-780.1f2e3d4c5b.avif". */
  path: string;
}

/** The default focus of a picture. The focus is the point that stays in view when the picture is cropped. */
export const CENTER = '50% 50%';

/** A picture that cannot be used. The message continues its file name, e.g. "is animated". */
export class UnusablePicture extends Error {
  constructor(
    message: string,
    readonly fix: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'UnusablePicture';
  }
}

/** By name, as in `isBuildFailure`. */
export function isUnusable(picture: unknown): picture is UnusablePicture {
  return picture instanceof Error && picture.name === 'UnusablePicture';
}

/** The files of assets/images by name. An `UnusablePicture` says why one cannot be used; any other object is a usable picture. */
export type PictureLookup = ReadonlyMap<string, object | UnusablePicture>;
