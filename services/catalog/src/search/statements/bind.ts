/** SQL types of parameters; the text of a statement contains no visitor input. */
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

/** Collects the parameters of one statement; returns the placeholder of each. */
export class Bind {
  readonly values: unknown[] = [];

  as(type: SqlType, value: unknown): string {
    this.values.push(typeof value === 'bigint' ? String(value) : value);
    return `$${this.values.length}::${type}`;
  }
}
