import { useMessages } from '@porchlight/client';
import type { Photo } from '@porchlight/contracts/catalog';
import { PhotoPicture } from '@porchlight/listing-ui';
import { editorMessages } from '../messages/catalog.ts';
import { Section } from './section.tsx';
import css from './sections.module.css';

/** The photos in their order. */
export function PhotosSection({ photos }: { readonly photos: readonly Photo[] }) {
  const t = useMessages(editorMessages);
  return (
    <Section name="photos">
      <p className={css.hint}>{t('photoCount', { count: photos.length })}</p>
      {photos.length > 0 && (
        <ul className={css.photos} aria-label={t('section.photos')}>
          {photos.map((photo) => (
            <li key={photo.url}>
              <PhotoPicture photo={photo} sizes="(min-width: 768px) 180px, 50vw" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
