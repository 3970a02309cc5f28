/** Bounds of the photos of a listing (docs/rules/listings.md#list-16-photos-have-fixed-bounds). */
export const maxPhotos = 40;
/** Smallest photo, in pixels, in either orientation. */
export const minPhotoSides = { long: 800, short: 600 } as const;
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
