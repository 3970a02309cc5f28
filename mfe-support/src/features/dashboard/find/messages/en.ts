/** Messages of the field that finds anything, in English. */
export const en = {
  label: 'Find a user, company or listing',
  hint: 'Email, phone, name, ID, receipt number or street address.',
  submit: 'Search',
  tooShort: 'Enter at least {min} characters.',
} as const;
