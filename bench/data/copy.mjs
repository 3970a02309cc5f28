/** Runs `COPY … FROM STDIN` on a `pg` client: `await copyIn(client, 'copy t from stdin', text)`. */
export function copyIn(client, statement, text) {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, text, (error) => (error ? reject(error) : resolve())));
  });
}

// Implements the interface that `pg` expects of a query, for the three messages of the COPY protocol.
class CopyIn {
  #statement;
  #text;
  callback;

  constructor(statement, text, callback) {
    this.#statement = statement;
    this.#text = text;
    this.callback = callback;
  }

  submit(connection) {
    connection.query(this.#statement);
  }
  handleCopyInResponse(connection) {
    connection.sendCopyFromChunk(Buffer.from(this.#text));
    connection.endCopyFrom();
  }
  handleCommandComplete() {}
  handleError(error) {
    this.callback(error);
    this.callback = () => undefined;
  }
  handleReadyForQuery() {
    this.callback();
  }
}

/** Returns one line in COPY text format: `\N` for null, PostgreSQL array literals, ISO dates. */
export const toCopyLine = (values) => `${values.map(toCopyField).join('\t')}\n`;

function toCopyField(value) {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escape(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escape(`{${value.map((item) => `"${item}"`).join(',')}}`);
  return String(value);
}

const escapes = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escape = (text) => text.replace(/[\\\t\n\r]/g, (character) => escapes[character]);
