import { useFormat, useMessages } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import type { ListingForm } from '../../form/use-listing-form.ts';
import { editorMessages } from '../../messages/catalog.ts';
import { isActive } from './upload-queue.ts';
import css from './uploads.module.css';
import type { PhotoUploads } from './use-photo-uploads.ts';

interface Props {
  readonly form: Pick<ListingForm, 'stored' | 'values' | 'isDraft'>;
  readonly uploads: PhotoUploads;
}

/** What became of the chosen files, announced to screen readers, and what is left of an earlier visit. */
export function UploadStatus({ form, uploads }: Props) {
  const t = useMessages(editorMessages);
  const { unfinished, isUnknown, reload, discard } = uploads;
  const texts = useStatusTexts(form, uploads);
  return (
    <>
      <div role="status" className={css.status}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {isUnknown && (
        <Notice tone="warn" acts={<Button onClick={reload}>{t('tryAgain')}</Button>}>
          {t('uploadsUnknown')}
        </Notice>
      )}
      {unfinished.length > 0 && (
        <Notice acts={<Button onClick={() => unfinished.forEach(discard)}>{t('dismiss')}</Button>}>
          {t('unfinishedUploads', { count: unfinished.length })}
        </Notice>
      )}
    </>
  );
}

function useStatusTexts(
  { stored, values, isDraft }: Props['form'],
  { uploads, restored, readyCount }: PhotoUploads,
): string[] {
  const t = useMessages(editorMessages);
  const format = useFormat();
  const active = uploads.filter(isActive);
  const failed = uploads.filter((upload) => !isActive(upload));
  // Those of a draft are saved by themselves.
  const unsaved = isDraft ? [] : values.photos.filter(({ id }) => !stored.photos.some((photo) => photo.id === id));
  const isPreparing = active.length === 0 && restored.some(isActive);
  return [
    active.length > 0 && t('uploadedPhotos', { ready: readyCount, count: readyCount + active.length }),
    isPreparing && t('preparingPhotos'),
    active.length === 0 && !isPreparing && unsaved.length > 0 && t('unsavedPhotos', { count: unsaved.length }),
    failed.length > 0 &&
      t('failedPhotos', { count: failed.length, names: format.list(failed.map(({ name }) => name)) }),
  ].filter((text) => text !== false);
}
