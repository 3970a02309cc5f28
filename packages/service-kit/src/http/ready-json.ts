/** An answer that is JSON text already (ready search cards): sent as it is, neither parsed nor written anew. */
export class ReadyJson {
  readonly text: string;
  constructor(text: string) { this.text = text; }
}

/** The text of an answer on the wire. */
export const wireTextOf = (answer: unknown): string => (answer instanceof ReadyJson ? answer.text : JSON.stringify(answer));
