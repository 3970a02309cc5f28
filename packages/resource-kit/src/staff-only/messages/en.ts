/** Messages of pages that need a permission, in English. */
export const en = {
  loading: 'This page is loading',
  failed: 'We can’t load this page',
  tryAgain: 'Try again',
  closedTitle: 'You can’t open this page',
  closed: 'You do not have permission to view this section.',
} as const;
