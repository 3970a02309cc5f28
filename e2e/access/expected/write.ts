import type { Actor } from '../../access.expected.ts';

/** Values that the bodies are built from. */
export interface WriteInputs {
  readonly listing: string;
  readonly other: string;
  readonly password: string;
  readonly email: string;
  readonly newEmail: string;
  readonly pointOfInterest: string;
  readonly alert: string;
  readonly key: string;
}
/** Maximum effect of a write and its permitted actors: every field of its body is sent, any other change is a deviation (T-A03). */
export interface ExpectedWrite {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly by: readonly Actor[];
  readonly body: (given: WriteInputs) => object;
  readonly changes: readonly string[];
}

export const users: readonly Actor[] = ['renter', 'landlord', 'support', 'admin', 'owner'];
export const everyone: readonly Actor[] = ['guest', ...users];
/** Rows by which the account of a landlord is reviewed, such as after a change of the name. */
export const review = ['accounts.account_review +', 'accounts.account_review_cause +'];
/** Change of a row in the audit log. */
export const audit = 'accounts.audit_event +';
/** Returns the changes of columns of a table. */
export const columns = (table: string, ...names: string[]): string[] => names.map((name) => `${table}.${name}`);
