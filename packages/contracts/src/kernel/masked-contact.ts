/**
 * Returns whether a user is the copy that the browser stores, without contact data: the server has not responded yet.
 * Its email is `a•••`.
 */
export const isMasked = ({ email }: { readonly email: string }): boolean => email.endsWith('•');
