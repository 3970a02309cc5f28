/** Messages of the large photos, in English. */
export const en = {
  lightbox: 'Photos of the home',
  lightboxAt: 'Photo {index} of {total}',
  photos: 'Photos',
  photo: 'Photo',
  previous: 'Previous photo',
  next: 'Next photo',
} as const;
