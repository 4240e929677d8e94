import { Picture as EnginePicture, type PictureSource } from '../../engine/render/browser.ts';
import { usePage } from '../page-context.ts';

export type SitePicture = PictureSource;

interface PictureProps {
  field: SitePicture;
  sizes: string;
  priority?: boolean | undefined;
}

/** The picture component of the engine, with the context of this page. */
export function Picture({ field, sizes, priority }: PictureProps) {
  return <EnginePicture picture={field} sizes={sizes} priority={priority} context={usePage()} />;
}
