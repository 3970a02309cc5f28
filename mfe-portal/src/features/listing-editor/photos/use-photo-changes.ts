import { announced, useMessages } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useEffect, useRef, type RefObject } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { describePhoto, movePhoto, removePhoto } from './photo-list.ts';
import { usePhotoName } from './use-photo-name.ts';

/** Controls of a photo, named by their attribute `data-control`. */
type PhotoControl = 'earlier' | 'later' | 'cover' | 'remove';

function controlOf(list: HTMLElement | null, id: string, control: PhotoControl): HTMLElement | undefined {
  const tile = [...(list?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])].find(
    ({ dataset }) => dataset['photo'] === id,
  );
  const controls = [...(tile?.querySelectorAll<HTMLButtonElement>('[data-control]:not(:disabled)') ?? [])];
  const wanted = [control, 'earlier', 'later', 'remove'];
  return wanted.map((name) => controls.find(({ dataset }) => dataset['control'] === name)).find(Boolean);
}

/** Returns the function that sets where the focus goes once the photos have changed: a control, or else the chooser. */
function useFocusAfterChange(
  list: RefObject<HTMLElement | null>,
  chooser: RefObject<HTMLElement | null>,
  photos: unknown,
) {
  const next = useRef<{ readonly id: string | undefined; readonly control: PhotoControl }>(undefined);
  useEffect(() => {
    if (!next.current) return;
    const { id, control } = next.current;
    next.current = undefined;
    (id === undefined ? chooser.current : controlOf(list.current, id, control))?.focus();
  }, [list, chooser, photos]);
  return (id: string | undefined, control: PhotoControl) => {
    next.current = { id, control };
  };
}

interface Elements {
  readonly list: RefObject<HTMLElement | null>;
  /** Button that chooses files. */
  readonly chooser: RefObject<HTMLElement | null>;
}

/** Returns functions that change the photos, announce it and retain the focus. */
export function usePhotoChanges({ values: { photos }, update }: ListingForm, { list, chooser }: Elements) {
  const t = useMessages(editorMessages);
  const dispatch = useDispatch();
  const photoName = usePhotoName();
  const focusNext = useFocusAfterChange(list, chooser, photos);
  const nameOf = (id: string) => {
    const position = photos.findIndex((photo) => photo.id === id);
    return photoName(photos[position] ?? { alt: '' }, position);
  };
  const move = (id: string, to: number) => update('photos', (now) => movePhoto(now, id, to));
  return {
    nameOf,
    /** Moves a photo by drag, which announces it by itself. */
    move,
    moveBy: (control: PhotoControl, id: string, to: number) => {
      move(id, to);
      focusNext(id, control);
      dispatch(announced(t('photoMoved', { photo: nameOf(id), number: to + 1, count: photos.length })));
    },
    describe: (id: string, alt: string) => update('photos', (now) => describePhoto(now, id, alt)),
    remove: (id: string) => {
      const position = photos.findIndex((photo) => photo.id === id);
      const neighbour = photos[position + 1] ?? photos[position - 1];
      update('photos', (now) => removePhoto(now, id));
      focusNext(neighbour?.id, 'remove');
      dispatch(announced(t('photoRemoved', { photo: nameOf(id) })));
    },
  };
}
export type PhotoChanges = ReturnType<typeof usePhotoChanges>;
