import { DndContext } from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import { useMessages } from '@porchlight/client';
import { useRef, type RefObject } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { PhotoTile } from './photo-tile.tsx';
import css from './photos.module.css';
import { UploadTiles } from './uploads/upload-tiles.tsx';
import type { PhotoUploads } from './uploads/use-photo-uploads.ts';
import { usePhotoChanges } from './use-photo-changes.ts';
import { usePhotoDrag } from './use-photo-drag.ts';

interface Props {
  readonly form: ListingForm;
  readonly uploads: PhotoUploads;
  /** Button that chooses files. */
  readonly chooser: RefObject<HTMLButtonElement | null>;
}

/** Photos in their order, followed by the files that are not photos yet. */
export function PhotoGrid({ form, uploads, chooser }: Props) {
  const t = useMessages(editorMessages);
  const { photos, lang } = form.values;
  const saved = form.stored.photos.map(({ id }) => id);
  const list = useRef<HTMLUListElement>(null);
  const changes = usePhotoChanges(form, { list, chooser });
  const drag = usePhotoDrag(photos, changes);
  return (
    <DndContext {...drag}>
      <SortableContext items={photos.map(({ id }) => id)} strategy={rectSortingStrategy}>
        <ul ref={list} className={css.grid} aria-label={t('section.photos')}>
          {photos.map((photo, position) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              position={position}
              count={photos.length}
              lang={lang}
              isSaved={saved.includes(photo.id)}
              changes={changes}
            />
          ))}
          <UploadTiles uploads={uploads} chooser={chooser} />
        </ul>
      </SortableContext>
    </DndContext>
  );
}
