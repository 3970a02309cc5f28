/** Messages about copied links, in English. */
export const en = {
  shared: 'Link copied.',
  shareFailed: 'We couldn’t copy the link. Copy it from the address bar.',
} as const;
