/** Messages of screens that belong to landlords, in English. */
export const en = {
  loading: 'Your wallet is loading',
  failed: 'We can’t load your wallet',
  tryAgain: 'Try again',
  unverifiedTitle: 'Confirm your email first',
  unverified: 'Your wallet opens once your email is confirmed.',
  verify: 'Confirm my email',
  noWalletTitle: 'No wallet',
  noWallet: 'Credits and wallets belong to landlord accounts.',
} as const;
