import { Picture as EnginePicture, type PictureSource } from '../../engine/render/browser.ts';
import { usePage } from '../page-context.ts';

export type { PictureSource };

interface PictureProps {
  picture: PictureSource;
  sizes: string;
  priority?: boolean | undefined;
}

export function Picture({ picture, sizes, priority }: PictureProps) {
  return <EnginePicture picture={picture} sizes={sizes} priority={priority} context={usePage()} />;
}
