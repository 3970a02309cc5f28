/** Smallest picture of content, in pixels, in either orientation. */
export const minPictureSides = { long: 120, short: 40 } as const;

const id = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** Address of a picture of content at one of its widths. */
export const picturePathPattern = new RegExp(`^/photos/content/${id}-(480|960|1440)\\.webp$`);
/** Name of such a picture as the cover of a post: its path without the width. */
export const pictureCoverPattern = new RegExp(`^content/${id}$`);

/** Returns the id in the address or the cover name of a picture of content; undefined for another one. */
export const pictureIdOf = (picture: string): string | undefined =>
  picturePathPattern.test(picture) || pictureCoverPattern.test(picture) ? new RegExp(id).exec(picture)?.[0] : undefined;
