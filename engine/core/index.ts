export { findPlace, stacksOf, summaryOf, toBuildError, toFailure, tryAll } from './build-error.ts';
export { type Cache, inMemoryCache, type Memo, openCache, remember } from './cache.ts';
export {
  BuildError,
  BuildFailure,
  type Diagnostic,
  escapeUnseen,
  type FieldPath,
  type Finding,
  fileError,
  finding,
  format,
  inCode,
  isVisible,
  nameOf,
  type Position,
  type Problem,
  START,
  type Suggestion,
  type TextFinding,
  textOf,
  throwIfAny,
} from './diagnostics.ts';
export {
  explainReason,
  findNoFile,
  hasCode,
  type Identity,
  identify,
  isIgnored,
  isSystemError,
  makeFolder,
  nameFile,
  onDisk,
  readText,
  type Stamps,
  SystemError,
  stampOf,
} from './files.ts';
export { hashOf } from './hash.ts';
export { CHARACTER_REFERENCE, decodeReferences, escapeHtml } from './html.ts';
export { findNear, findNearPath, suggestName } from './nearest.ts';
export { type BuildOptions, type DevServerOptions, type ListenOptions, today, UsageError } from './options.ts';
export {
  asset,
  bytesOf,
  type CachedContent,
  type DeferredGroup,
  hashedPath,
  isCached,
  isCompressible,
  type Output,
  type PublicFile,
  type PublicFiles,
  produce,
  typeOf,
} from './output.ts';
export {
  type Card,
  type Head,
  type HeadLink,
  HOSTS,
  type HostName,
  NGINX_CONF,
  type Page,
  type PictureFiles,
  type PictureLookup,
  type PlacedText,
  type Settings,
  UnusablePicture,
  type Variant,
} from './page.ts';
export { CORES, inParallel } from './parallel.ts';
export { logged, NO_CLOCK, progressOn, startClock } from './progress.ts';
export type { CardDesign, CardText, Theme, Typeface } from './theme.ts';
export { absolute, isAddress, makeToUrl, type ToUrl, withBasePath } from './urls.ts';
