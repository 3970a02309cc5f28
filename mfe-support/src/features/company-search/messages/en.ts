/** Messages of the search of companies, in English. */
export const en = {
  title: 'Find a company',
  description: 'Find a company by name, city, website, licence, phone, ID, or the email of a user.',
  search: 'Name, website, phone, email or ID',
  hint: 'Names match from the beginning of each word. Email addresses and phone numbers match in full.',
  submit: 'Search',
  tooShort: 'Enter at least {min} characters.',
  loading: 'Searching companies',
  failed: 'We couldn’t search the companies',
  tryAgain: 'Try again',
  none: 'No companies match',
  noneText: 'Check the spelling, or use the beginning of a name alone.',
  found: '{count, plural, one {# company} other {# companies}}',
  firstFound: 'The first {count, number} companies. Enter more to find others.',
  companies: 'Companies',
  path: 'Path to this page',
} as const;
