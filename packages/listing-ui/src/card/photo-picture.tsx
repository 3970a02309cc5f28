import { useLanguage } from '@porchlight/client';
import type { Photo } from '@porchlight/contracts/catalog';
import { preload } from 'react-dom';
import css from './photo-picture.module.css';

const widths = [480, 960, 1440];
/**
 * Returns the `srcset` of a photo in all widths. The API names the 960 px URL; the other widths differ in that number.
 */
export const photoSrcSet = (url: string, format = 'webp'): string | undefined =>
  url.endsWith('-960.webp')
    ? widths.map((width) => `${url.slice(0, -'960.webp'.length)}${width}.${format} ${width}w`).join(', ')
    : undefined;

export interface PhotoPictureProps {
  readonly photo: Pick<Photo, 'url' | 'alt' | 'altFr' | 'width' | 'height' | 'formats'>;
  /** Rendered width, as a `sizes` attribute. */
  readonly sizes: string;
  /** One of the first photos on screen: loads eagerly; the others load lazily. */
  readonly isFirst?: boolean | undefined;
  readonly className?: string | undefined;
}
/** Photo in the width that the screen needs and the smallest format that the browser supports. */
export function PhotoPicture({ photo, sizes, isFirst, className }: PhotoPictureProps) {
  const alt = useLanguage() === 'fr-CA' ? (photo.altFr ?? photo.alt) : photo.alt;
  const image = (
    <img
      src={photo.url}
      srcSet={photoSrcSet(photo.url)}
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
  const avif = photoSrcSet(photo.url, 'avif');
  // React preloads the first plain `<img>` elements by itself, but not those inside `<picture>`.
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
