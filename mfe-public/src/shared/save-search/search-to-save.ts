/** Search to save: its URL without page and order, and its summary. */
export interface SearchToSave {
  readonly url: string;
  readonly summary: string;
}
