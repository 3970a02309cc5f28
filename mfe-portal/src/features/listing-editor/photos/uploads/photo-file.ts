import { maxPhotoBytes, type PhotoFault } from '@porchlight/contracts';

/** Why a file is not added: a fault of the file, or a failure of its upload. */
export type UploadFault = PhotoFault | 'too-large' | 'too-many-photos' | 'interrupted' | 'unavailable' | 'refused';

/** MIME types of the files that can be photos. */
export const photoTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Returns why a chosen file cannot be uploaded; its content is checked by the server. */
export function fileFault(file: File, types: readonly string[]): UploadFault | undefined {
  if (!types.includes(file.type)) return 'not-a-photo';
  if (file.size === 0) return 'damaged';
  return file.size > maxPhotoBytes ? 'too-large' : undefined;
}
