import { useLanguage } from '@porchlight/client';
import type { Photo } from '@porchlight/contracts/catalog';
import { preload } from 'react-dom';
import css from './photo-picture.module.css';

const widths = [480, 960, 1440];
/** The addresses of a photo in all widths: the wire names that of 960, the others differ in the number (decisions 5.26). */
export const srcSetOf = (url: string, format = 'webp'): string | undefined =>
  url.endsWith('-960.webp')
    ? widths.map((width) => `${url.slice(0, -'960.webp'.length)}${width}.${format} ${width}w`).join(', ')
    : undefined;

export interface PhotoPictureProps {
  readonly photo: Pick<Photo, 'url' | 'alt' | 'altFr' | 'width' | 'height' | 'formats'>;
  /** How wide it is drawn, as the attribute `sizes`. */
  readonly sizes: string;
  /** Among the first on screen: fetched at once; the others when they come near. */
  readonly isFirst?: boolean | undefined;
  readonly className?: string | undefined;
}
/** A photo in the width that the screen needs, and in the smallest format that exists and the browser reads. */
export function PhotoPicture({ photo, sizes, isFirst, className }: PhotoPictureProps) {
  const alt = useLanguage() === 'fr-CA' ? (photo.altFr ?? photo.alt) : photo.alt;
  const image = (
    <img
      src={photo.url}
      srcSet={srcSetOf(photo.url)}
      sizes={sizes}
      alt={alt}
      width={photo.width}
      height={photo.height}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
    />
  );
  if (!photo.formats?.includes('avif')) return image;
  const avif = srcSetOf(photo.url, 'avif');
  // React names the first plain images ahead of the page by itself, and leaves those in a <picture> to us.
  if (isFirst && avif)
    preload(photo.url, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  return (
    <picture className={css.picture}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
