/** What a page says that could not be filled, in English. */
export const en = {
  brokenTitle: 'Something broke on our side',
  brokenText: 'It is not your doing. Try again in a moment.',
  awayTitle: 'This page is away for a moment',
  awayText: 'A part of the site does not answer right now. Try again in a few seconds.',
  reference: 'If it happens again, tell us this number: {reference}',
  retry: 'Try again',
  home: 'Back to the home page',
} as const;
