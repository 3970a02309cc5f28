/** What is stored of a card. */
export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}
/** Card saved at the provider, which can be charged without its holder present. */
export interface SavedCard extends Card {
  /** Id at the provider. */
  readonly id: string;
  /** Customer at the provider that it belongs to. */
  readonly customerId: string;
}

/** Returns the id of an object of the provider that may be expanded. */
export const idOf = (reference: string | { readonly id: string }): string =>
  typeof reference === 'string' ? reference : reference.id;
