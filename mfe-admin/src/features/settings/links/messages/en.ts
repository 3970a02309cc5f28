/** Messages of the permalinks, in English. */
export const en = {
  description:
    'The first part of the addresses that visitors see. Addresses from before a change redirect to the new ones.',
  loading: 'Loading …',
  loadFailed: 'We couldn’t load the links',
  tryAgain: 'Try again',
  saved: 'Saved. New addresses apply within a minute.',
  onlySomeSaved: 'Some of the changes are saved. Correct the others and save again.',
  'permalinks.segment': 'First part of the address',
  'kind.listings': 'Homes',
  'kind.posts': 'Guides',
  'kind.faq': 'FAQs',
  'history.listings': 'History of the links to homes',
  'history.posts': 'History of the links to guides',
  'history.faq': 'History of the links to FAQs',
  redirect: 'After you save, {from} redirects to {to}, and so do all addresses below it.',
} as const;
