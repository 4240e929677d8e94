export { findPlace, stacksOf, summaryOf, toBuildError, toFailure, tryAll } from './build-error.ts';
export { type Cache, inMemoryCache, openCache } from './cache.ts';
export { escapeUnseen, inCode, isVisible } from './characters.ts';
export { isCompressible, typeOf } from './content-types.ts';
export { type DeferredGroup, produce } from './deferred.ts';
export {
  BuildError,
  BuildFailure,
  type Diagnostic,
  type FieldPath,
  type Finding,
  fileError,
  finding,
  format,
  nameOf,
  type Position,
  type Problem,
  START,
  type Suggestion,
  type TextFinding,
  textOf,
  throwIfAny,
} from './diagnostics.ts';
export { findNoFile, type Identity, identify, isIgnored, makeFolder, readText, type Stamps, stampOf } from './files.ts';
export { hashOf } from './hash.ts';
export { CHARACTER_REFERENCE, decodeReferences, escapeHtml } from './html.ts';
export { type Memo, remember } from './memo.ts';
export { findNear, findNearPath, suggestName } from './nearest.ts';
export { type BuildOptions, type DevServerOptions, type ListenOptions, today, UsageError } from './options.ts';
export {
  asset,
  bytesOf,
  type CachedContent,
  hashedPath,
  isCached,
  type Output,
  type PublicFile,
  type PublicFiles,
} from './output.ts';
export {
  type Card,
  type Head,
  type HeadLink,
  HOSTS,
  type HostName,
  NGINX_CONF,
  type Page,
  type Picture,
  type PlacedText,
  type Settings,
  type Variant,
} from './page.ts';
export { CORES, inParallel } from './parallel.ts';
export { type PictureLookup, UnusablePicture } from './picture-lookup.ts';
export { logged, NO_CLOCK, progressOn, startClock } from './progress.ts';
export { explainReason, hasCode, isSystemError, nameFile, onDisk, SystemError } from './system-errors.ts';
export type { CardDesign, CardText, Theme, Typeface } from './theme.ts';
export { absolute, isAddress, makeToUrl, type ToUrl, withBasePath } from './urls.ts';
