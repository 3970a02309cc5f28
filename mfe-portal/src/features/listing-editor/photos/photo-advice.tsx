import { useMessages } from '@porchlight/client';
import { Notice } from '@porchlight/ui';
import { editorMessages } from '../messages/catalog.ts';
import type { Photos } from './photo-list.ts';
import css from './photos.module.css';
import type { PhotoUploads } from './uploads/use-photo-uploads.ts';

/** Below this number the section suggests more photos. */
const fewPhotos = 3;
interface Props {
  readonly photos: Photos;
  readonly uploads: PhotoUploads;
}

/** How many photos there are, and what good ones show as long as there are few. */
export function PhotoAdvice({ photos, uploads }: Props) {
  const t = useMessages(editorMessages);
  const count = photos.length;
  const hasUploads = uploads.uploads.length + uploads.restored.length > 0;
  if (count === 0 && !hasUploads) return <Notice title={t('noPhotos')}>{t('noPhotosText')}</Notice>;
  return (
    <div className={css.text}>
      <p>
        {t('photoTotal', { count })} {count > 1 && t('orderHint')}
      </p>
      {count < fewPhotos && !hasUploads && <p>{t('fewPhotos', { count: fewPhotos })}</p>}
    </div>
  );
}
