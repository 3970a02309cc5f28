/** Search for an email alert: its URL and summary. */
export interface AlertSearch {
  readonly url: string;
  readonly summary: string;
}
