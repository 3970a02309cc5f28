/** An item of a file, before its format is read. */
export interface Item<T> {
  readonly value: T;
  /** Line of the file on which it begins; of JSON, the number of the item. */
  readonly line: number;
}
