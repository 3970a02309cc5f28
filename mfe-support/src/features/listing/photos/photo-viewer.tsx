import { useMessages } from '@porchlight/client';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { PhotoPicture } from '@porchlight/listing-ui';
import { Button, Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { listingMessages } from '../messages/catalog.ts';
import css from './photos.module.css';

type Photos = Pick<OwnListing, 'photos' | 'lang'>;
interface Props extends Photos {
  /** Position of the first photo shown; undefined while closed. */
  readonly openAt: number | undefined;
  readonly onClose: () => void;
}

/** Dialog that shows the photos of a listing one by one. */
export function PhotoViewer({ photos, lang, openAt, onClose }: Props) {
  const t = useMessages(listingMessages);
  return (
    <Dialog
      isOpen={openAt !== undefined}
      onClose={onClose}
      title={t('photos', { count: photos.length })}
      closeLabel={t('close')}
      size="full"
    >
      {openAt !== undefined && <Slides photos={photos} lang={lang} startAt={openAt} />}
    </Dialog>
  );
}

function Slides({ photos, lang, startAt }: Photos & { readonly startAt: number }) {
  const t = useMessages(listingMessages);
  const [at, setAt] = useState(startAt);
  const photo = photos[at];
  if (!photo) return null;
  const number = at + 1;
  return (
    <div className={css.slides}>
      <div className={css.steps}>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          {t('previousPhoto')}
        </Button>
        <p role="status">{t('photoOf', { number, count: photos.length })}</p>
        <Button disabled={number === photos.length} onClick={() => setAt(number)}>
          {t('nextPhoto')}
        </Button>
      </div>
      <figure key={photo.id} lang={photo.alt ? lang : undefined}>
        <PhotoPicture photo={{ ...photo, alt: photo.alt || t('photoN', { number }) }} sizes="100vw" isFirst />
        {photo.alt && <figcaption>{photo.alt}</figcaption>}
      </figure>
    </div>
  );
}
