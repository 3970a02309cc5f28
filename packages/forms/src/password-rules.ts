/** Password rules that can be checked while typing. The server also rejects passwords that are easy to guess. */
export interface PasswordRules {
  readonly isLong: boolean;
  readonly isNotPersonal: boolean;
  readonly isSame: boolean;
}

// Shorter names occur in too many passwords by chance; the server has the same limit.
const minForbiddenLength = 3;
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const partsOf = (text: string) => {
  const [name = '', domain = ''] = text.split('@');
  return [name, domain.split('.')[0] ?? ''];
};

/** Returns which rules a password satisfies; none if it is empty. */
export function passwordRules(
  {
    password,
    password_confirmation: confirmation,
  }: { readonly password: string; readonly password_confirmation: string },
  about: readonly string[],
  minLength: number,
): PasswordRules {
  const forbidden = ['porchlight', ...about.flatMap(partsOf)]
    .map(fold)
    .filter((word) => word.length >= minForbiddenLength);
  const folded = fold(password);
  return {
    isLong: password.length >= minLength,
    isNotPersonal: password !== '' && !forbidden.some((word) => folded.includes(word)),
    isSame: password !== '' && password === confirmation,
  };
}
