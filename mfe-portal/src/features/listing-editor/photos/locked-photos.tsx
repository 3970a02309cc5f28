import { useMessages } from '@porchlight/client';
import { PhotoPicture } from '@porchlight/listing-ui';
import { editorMessages } from '../messages/catalog.ts';
import { Section } from '../sections/section.tsx';
import type { Photos } from './photo-list.ts';
import { PhotoPosition, photoSizes } from './photo-position.tsx';
import css from './photos.module.css';

/** Photos in their order, without controls. */
export function LockedPhotos({ photos }: { readonly photos: Photos }) {
  const t = useMessages(editorMessages);
  return (
    <Section name="photos">
      <div className={css.content}>
        <p className={css.text}>{t('photoTotal', { count: photos.length })}</p>
        <ul className={css.grid} aria-label={t('section.photos')}>
          {photos.map((photo, position) => (
            <li key={photo.id} className={css.tile}>
              <div className={css.picture}>
                <PhotoPicture photo={photo} sizes={photoSizes} />
                <PhotoPosition position={position} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
