/** Text without marks, in lower case. */
export const fold = (text) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’ʻ]/g, "'")
    .toLowerCase();

/** A name as part of an address: `St. John's` is `st-johns`. */
export const slugOf = (name) =>
  fold(name)
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
