/** What the preview of a page says besides the page, in English. */
export const en = {
  preview: 'Preview',
  title: 'Preview. This is how visitors will see this page.',
  text: 'It has the text of the form, saved or not. Only staff can open this link, for 15 minutes.',
  toForm: 'Back to the form',
  loading: 'Loading …',
  missing: 'We couldn’t find this preview',
  missingText: 'Preview links end after 15 minutes and are for staff. Open a new one from the form of the page.',
};
