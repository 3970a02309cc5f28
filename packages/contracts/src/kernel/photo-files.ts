/** Bounds of a file that is uploaded as a photo or a picture. */
export const maxPhotoBytes = 10 * 1024 * 1024;
/** Width times height. */
export const maxPhotoPixels = 50_000_000;
/** Why an uploaded file cannot be a photo. */
export const photoFaults = ['not-a-photo', 'damaged', 'too-small', 'too-many-pixels'] as const;
export type PhotoFault = (typeof photoFaults)[number];
