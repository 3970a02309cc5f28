/** What a page of the site says around its text, in English. */
export const en = {
  blocksFailed: 'Error loading content blocks. Reason: {reason}',
  pageMoved: 'This page has moved',
  pageMovedTo: 'Go to the new page',
  onThisPage: 'On this page',
  writeToUs: 'Write to us',
  closedTitle: 'This page is for some users only',
  closedToGuests: 'Log in to read it, if it’s for you.',
  closedLogIn: 'Log in',
  closed: 'It isn’t open to your account.',
} as const;
