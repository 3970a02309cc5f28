/** What a page says that could not be filled, in English. */
export const en = {
  brokenTitle: 'Something went wrong on our side',
  brokenText: 'It’s not your fault. Please try again in a moment.',
  awayTitle: 'This page isn’t available right now',
  awayText: 'Part of the site isn’t responding. Please try again in a few seconds.',
  reference: 'If it happens again, tell us this number: {reference}',
  retry: 'Try again',
  home: 'Back to the home page',
} as const;
