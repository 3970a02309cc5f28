/** Every error on the wire: a sentence for people, a code for programs, and the sentence of each field at fault. */
export interface ProblemBody {
  readonly message: string;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Of a fault of ours: finds it in the logs. */
  readonly reference?: string;
  /** What may have been meant, where a call says so (places that look like an unknown one). */
  readonly suggestions?: readonly object[];
}

/** A fault of one field: which rule, with which bounds; words are chosen by the reader's language (`messages.ts`). */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly values: readonly unknown[];
}

/** Input that a class refuses. */
export class InputRefused extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super('The input was refused');
    this.name = 'InputRefused';
    this.faults = faults;
  }
}
