/** Characters of the reason for viewing the site as a user. */
export const viewAsReasonLength = { min: 10, max: 500 } as const;
/** Views of an account that its user is shown, the newest ones. */
export const maxListedSupportViews = 50;
