/** Types that a parameter may be sent as; the text of a statement carries nothing else of what a visitor typed. */
export type SqlType =
  | 'int'
  | 'smallint'
  | 'bigint'
  | 'smallint[]'
  | 'bigint[]'
  | 'float8[]'
  | 'float8'
  | 'date'
  | 'timestamptz'
  | 'text'
  | 'polygon';

/** Collects the parameters of one statement; gives the place to write each one. */
export class Bind {
  readonly values: unknown[] = [];

  as(type: SqlType, value: unknown): string {
    this.values.push(typeof value === 'bigint' ? String(value) : value);
    return `$${this.values.length}::${type}`;
  }
}
