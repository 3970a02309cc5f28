/** What of a new password can be told while it is typed; how easy it is to guess is known to the server. */
export interface PasswordRules {
  readonly isLong: boolean;
  readonly isNotAboutThem: boolean;
  readonly isSame: boolean;
}

// A name of two letters stands in half of all sentences; the server asks the same.
const shortestContext = 3;
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const partsOf = (text: string) => {
  const [name = '', domain = ''] = text.split('@');
  return [name, domain.split('.')[0] ?? ''];
};

/** Which rules a password keeps; of an empty one, none. */
export function passwordRules(
  { password, password_confirmation: again }: { readonly password: string; readonly password_confirmation: string },
  about: readonly string[],
  least: number,
): PasswordRules {
  const taken = ['porchlight', ...about.flatMap(partsOf)].map(fold).filter((word) => word.length >= shortestContext),
    folded = fold(password);
  return {
    isLong: password.length >= least,
    isNotAboutThem: password !== '' && !taken.some((word) => folded.includes(word)),
    isSame: password !== '' && password === again,
  };
}
