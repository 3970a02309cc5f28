/** Messages of the link to the preview, in English. */
export const en = {
  preview: 'Preview',
  newTab: '(opens in a new tab)',
};
