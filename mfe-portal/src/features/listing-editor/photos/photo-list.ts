import type { OwnPhoto, PhotoInput } from '@porchlight/contracts/catalog';

/** Photos in their order; the first one is the cover. */
export type Photos = readonly OwnPhoto[];

/** Moves a photo to a position, counted from 0. */
export function movePhoto(photos: Photos, id: string, to: number): Photos {
  const others = removePhoto(photos, id);
  const moved = photos.filter((photo) => photo.id === id);
  return [...others.slice(0, to), ...moved, ...others.slice(to)];
}

/** Takes a photo out of the list. */
export const removePhoto = (photos: Photos, id: string): Photos => photos.filter((photo) => photo.id !== id);

/** Changes the description of a photo, which is one line. */
export const describePhoto = (photos: Photos, id: string, alt: string): Photos =>
  photos.map((photo) => (photo.id === id ? { ...photo, alt: alt.replace(/\s*\n\s*/g, ' ') } : photo));

/**
 * Appends an uploaded photo. Photos that are ready in another order than that of their uploads (`uploadIds`) are in the
 * order of the uploads.
 */
export function addPhoto(photos: Photos, added: OwnPhoto, uploadIds: readonly string[]): Photos {
  if (photos.some(({ id }) => id === added.id)) return photos;
  const order = uploadIds.indexOf(added.id);
  const before = photos.findLastIndex(({ id }) => uploadIds.indexOf(id) <= order);
  const isAfterUploads = photos.slice(before + 1).every(({ id }) => uploadIds.includes(id));
  const at = isAfterUploads ? before + 1 : photos.length;
  return [...photos.slice(0, at), added, ...photos.slice(at)];
}

/** Returns photos as the API takes them; descriptions only where they differ from the stored ones. */
export const photoInputs = (photos: Photos, stored: Photos): PhotoInput[] =>
  photos.map(({ id, alt }) => {
    const before = stored.find((photo) => photo.id === id)?.alt ?? '';
    return alt.trim() === before.trim() ? { id } : { id, alt: alt.trim() };
  });
