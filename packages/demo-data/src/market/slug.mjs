/** Returns text without diacritics, in lower case. */
export const fold = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’ʻ]/g, "'")
    .toLowerCase();

/** Returns a name as part of a URL: `St. John's` becomes `st-johns`. */
export const slugOf = (name) =>
  fold(name)
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
