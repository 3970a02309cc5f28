import { useMessages } from '@porchlight/client';
import { FormSection } from '@porchlight/console-ui';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { PhotoPicture } from '@porchlight/listing-ui';
import { useState } from 'react';
import { listingMessages } from '../messages/catalog.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import css from './photos.module.css';

/** The photos of a listing, which open larger. */
export function PhotoGrid({ listing: { photos, lang } }: { readonly listing: OwnListing }) {
  const t = useMessages(listingMessages);
  const [openAt, setOpenAt] = useState<number>();
  return (
    <FormSection title={t('photos', { count: photos.length })}>
      <ul className={css.grid}>
        {photos.map((photo, position) => (
          <li key={photo.id} lang={photo.alt ? lang : undefined}>
            <button type="button" onClick={() => setOpenAt(position)}>
              <PhotoPicture
                photo={{ ...photo, alt: photo.alt || t('photoN', { number: position + 1 }) }}
                sizes="(max-width: 767px) 50vw, 260px"
              />
            </button>
          </li>
        ))}
      </ul>
      <PhotoViewer photos={photos} lang={lang} openAt={openAt} onClose={() => setOpenAt(undefined)} />
    </FormSection>
  );
}
