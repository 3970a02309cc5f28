/** Body of every error response: a message for people, a code for programs, and messages by invalid field. */
export interface ProblemBody {
  readonly message: string;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Only for internal errors: identifies the error in the logs. */
  readonly reference?: string;
  /** Alternatives, if the route declares them (locations similar to an unknown one). */
  readonly suggestions?: readonly object[];
  /** The stored record, if a change was based on an older version of it. */
  readonly current?: object;
  /**
   * Only with 429: the call is accepted with the solution of this proof of work (`altcha-lib`) in the header
   * `X-Porchlight-Proof`.
   */
  readonly challenge?: object;
}

/**
 * A violated rule of one field with its bounds. The message depends on the language of the reader
 * (`messages/index.ts`).
 */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly values: readonly unknown[];
}

/** Thrown when input does not satisfy its class. */
export class InvalidInputError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super('Invalid input');
    this.name = 'InvalidInputError';
    this.faults = faults;
  }
}
