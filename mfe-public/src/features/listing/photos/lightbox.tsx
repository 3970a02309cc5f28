import { lightboxWidth } from '@porchlight/contracts';
import type { Photo } from '@porchlight/contracts/catalog';
import { photoSrcSet } from '@porchlight/listing-ui';
import Yarl from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import 'yet-another-react-lightbox/plugins/captions.css';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/styles.css';
import css from './photos.module.css';
import { useListingMessages } from '../messages/catalog.ts';
import { useLightboxMessages } from './messages/catalog.ts';

export interface LightboxProps {
  readonly photos: readonly Photo[];
  readonly openAt: number | undefined;
  readonly onClose: () => void;
}

// Scenes of the demo market are drawn up to 1440 pixels.
const uploaded = /^(\/assets\/.+)-960\.webp$/;
/**
 * Converts a photo's `srcset` to the image sources of the lightbox library; an uploaded photo has a larger one here.
 */
function sourcesOf({ url, width, height }: Photo) {
  const sources = [
    ...(photoSrcSet(url)?.split(', ') ?? []),
    ...(uploaded.test(url) ? [url.replace(uploaded, `$1-${lightboxWidth}.webp ${lightboxWidth}w`)] : []),
  ].map((one) => one.split(' '));
  return sources.map(([src = url, size = '']) => {
    const wide = Number.parseInt(size, 10);
    return { src, width: wide, height: Math.round((wide * height) / width) };
  });
}

/** Full-window photo viewer: arrow keys and swipes change the photo, Escape closes it and restores the focus. */
export function Lightbox({ photos, openAt, onClose }: LightboxProps) {
  const t = useListingMessages();
  const tLightbox = useLightboxMessages();
  const slides = photos.map((photo) => ({
    src: photo.url,
    alt: photo.alt,
    width: photo.width,
    height: photo.height,
    srcSet: sourcesOf(photo),
    description: photo.alt,
  }));
  return (
    <Yarl
      open={openAt !== undefined}
      index={openAt ?? 0}
      close={onClose}
      slides={slides}
      plugins={[Captions, Counter]}
      carousel={{ finite: true, preload: 1 }}
      className={css.lightbox ?? ''}
      controller={{ closeOnBackdropClick: true }}
      captions={{ descriptionTextAlign: 'center' }}
      labels={{
        Lightbox: tLightbox('lightbox'),
        Previous: tLightbox('previous'),
        Next: tLightbox('next'),
        Close: t('close'),
        'Photo gallery': tLightbox('photos'),
        Slide: tLightbox('photo'),
        Carousel: tLightbox('photos'),
        '{index} of {total}': tLightbox('lightboxAt', { index: '{index}', total: '{total}' }),
      }}
    />
  );
}
