import type { Photo } from '@porchlight/contracts/catalog';

const widths = [480, 960, 1440];
/** The addresses of a photo in all widths: the wire names that of 960, the others differ in the number (decisions 5.26). */
export const srcSetOf = (url: string): string | undefined =>
  (url.endsWith('-960.webp') ? widths.map((width) => `${url.slice(0, -'960.webp'.length)}${width}.webp ${width}w`).join(', ') : undefined);

export interface PhotoPictureProps {
  readonly photo: Pick<Photo, 'url' | 'alt' | 'width' | 'height'>;
  /** How wide it is drawn, as the attribute `sizes`. */
  readonly sizes: string;
  /** Among the first on screen: fetched at once; the others when they come near. */
  readonly isFirst?: boolean | undefined;
  readonly className?: string | undefined;
}
/** A photo in the width that the screen needs. */
export const PhotoPicture = ({ photo, sizes, isFirst, className }: PhotoPictureProps) => (
  <img src={photo.url} srcSet={srcSetOf(photo.url)} sizes={sizes} alt={photo.alt} width={photo.width} height={photo.height} className={className}
    loading={isFirst ? 'eager' : 'lazy'} fetchPriority={isFirst ? 'high' : undefined} decoding={isFirst ? undefined : 'async'} />
);
