/** Bounds of the photos of a listing (docs/rules/listings.md#list-16-photos-have-fixed-bounds). */
export const maxPhotos = 40;
export const maxPhotoBytes = 10 * 1024 * 1024;
/** Smallest photo, in pixels, in either orientation. */
export const minPhotoSides = { long: 800, short: 600 } as const;
export const maxPhotoPixels = 50_000_000;
/** Maximum number of characters of an alternative text. */
export const maxAltLength = 125;
/** Bounds of the floor plans of a listing (docs/rules/listings.md#list-34-floor-plans-are-images-or-pdfs). */
export const maxFloorPlans = 10;
export const maxPlanLabelLength = 60;
/** Uploads of a landlord that are in no listing yet. */
export const maxPendingUploads = 80;
/** Hours after which an upload that is in no listing is deleted. */
export const pendingUploadHours = 24;

export const photoUploadStates = ['receiving', 'processing', 'ready', 'failed'] as const;
export type PhotoUploadState = (typeof photoUploadStates)[number];
/** Why an uploaded file cannot be a photo of a listing. */
export const photoFaults = ['not-a-photo', 'damaged', 'too-small', 'too-many-pixels'] as const;
export type PhotoFault = (typeof photoFaults)[number];
