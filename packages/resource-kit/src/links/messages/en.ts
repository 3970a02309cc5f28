/** Messages of the search for what a text can link to, in English. */
export const en = {
  target: 'Title or address',
  hint: 'Search the pages, posts and cities of this site, or type an address: /about, https://, mailto: or tel:.',
  page: 'Page',
  post: 'Post',
  city: 'City',
  notPublic: '{kind}, not public yet',
  found: '{count, plural, =0 {No results} one {One result} other {# results}}',
} as const;
