/** Position of a document: series, year, and number in both. */
export interface DocumentPosition {
  readonly series: string;
  readonly year: number;
  readonly no: number;
}

/** Returns the number of a document for people: `RC-2026-000123`. */
export const documentNumber = ({ series, year, no }: DocumentPosition): string =>
  `${series}-${year}-${String(no).padStart(6, '0')}`;
