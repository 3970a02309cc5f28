import { useMessages } from '@porchlight/client';
import { maxPhotoBytes, maxPhotoPixels } from '@porchlight/contracts';
import { maxPhotos, minPhotoSides } from '@porchlight/contracts/catalog';
import { editorMessages } from '../../messages/catalog.ts';
import type { UploadFault } from './photo-file.ts';
import type { UploadFailure } from './upload-queue.ts';

/** Bounds of photos, as messages name them. */
export const photoBounds = {
  size: maxPhotoBytes / 1024 / 1024,
  long: minPhotoSides.long,
  short: minPhotoSides.short,
  pixels: maxPhotoPixels / 1_000_000,
  count: maxPhotos,
};

const passing: ReadonlySet<UploadFault> = new Set(['interrupted', 'unavailable', 'refused']);
/** Returns whether the same file can be sent again. */
export const canRetry = ({ fault }: UploadFailure): boolean => passing.has(fault);

/** Returns a function that writes why a file was not added, and what to do. */
export function useFailureText(): (failure: UploadFailure) => string {
  const t = useMessages(editorMessages);
  return ({ fault, message }) => (fault === 'refused' && message ? message : t(`uploadFault.${fault}`, photoBounds));
}
