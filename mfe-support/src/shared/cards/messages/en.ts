/** Messages of cards that load by themselves, in English. */
export const en = {
  tryAgain: 'Try again',
  cardFailed: 'We couldn’t load this part',
  cardLoading: 'Loading: {title}',
} as const;
