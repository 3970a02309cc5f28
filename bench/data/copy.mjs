/** `COPY … FROM STDIN` as a statement of the `pg` client: `await copyIn(client, 'copy t from stdin', text)`. */
export function copyIn(client, statement, text) {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(statement, text, (error) => (error ? reject(error) : resolve())));
  });
}

// what `pg` asks of a statement; the protocol of COPY is three messages
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

/** A line of COPY's text format: `\N` for nothing, lists as PostgreSQL writes them, dates as ISO. */
export const lineOf = (values) => `${values.map(fieldOf).join('\t')}\n`;

function fieldOf(value) {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map((word) => `"${word}"`).join(',')}}`);
  return String(value);
}

const special = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text) => text.replace(/[\\\t\n\r]/g, (sign) => special[sign]);
