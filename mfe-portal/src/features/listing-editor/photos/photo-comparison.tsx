import { useFormat, useMessages } from '@porchlight/client';
import { PhotoPicture } from '@porchlight/listing-ui';
import { editorMessages } from '../messages/catalog.ts';
import { photoInputs, type Photos } from './photo-list.ts';
import css from './photo-comparison.module.css';
import { usePhotoName } from './use-photo-name.ts';

interface Props {
  readonly photos: Photos;
  /** Photos of the other version. */
  readonly others: Photos;
}
const idsIn = (photos: Photos, others: Photos) =>
  photos.map(({ id }) => id).filter((id) => others.some((photo) => photo.id === id));

/** The photos of one version of a listing, and in what they differ from those of another version. */
export function PhotoComparison({ photos, others }: Props) {
  const t = useMessages(editorMessages);
  const format = useFormat();
  const photoName = usePhotoName();
  const common = idsIn(photos, others);
  const onlyHere = photos.length - common.length;
  const isReordered = common.join() !== idsIn(others, photos).join();
  const changed = new Set(photoInputs(photos, others).flatMap(({ id, alt }) => (alt === undefined ? [] : [id])));
  const described = photos
    .map(({ id, alt }, position) => (changed.has(id) && common.includes(id) ? photoName({ alt }, position) : ''))
    .filter(Boolean);
  return (
    <div className={css.comparison}>
      <p>{t('photoTotal', { count: photos.length })}</p>
      {onlyHere > 0 && <p>{t('photosOnlyHere', { count: onlyHere })}</p>}
      {isReordered && <p>{t('photosReordered')}</p>}
      {described.length > 0 && <p>{t('photosDescribed', { photos: format.list(described) })}</p>}
      <ol className={css.pictures}>
        {photos.map((photo, position) => (
          <li key={photo.id}>
            <PhotoPicture photo={{ ...photo, alt: photoName(photo, position) }} sizes="72px" />
          </li>
        ))}
      </ol>
    </div>
  );
}
