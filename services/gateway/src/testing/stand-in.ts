import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as a stand-in service got it. */
export interface Taken {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;

/** A service that speaks real HTTP and answers what a test tells it; the gateway cannot know the difference. */
export class StandIn {
  readonly taken: Taken[] = [];
  readonly #server: Server;
  #answer: Answer;

  private constructor(answer: Answer) {
    this.#answer = answer;
    this.#server = createServer((request, response) => {
      void this.#take(request, response);
    });
  }

  static async open(answer: Answer = said({})): Promise<StandIn> {
    const made = new StandIn(answer);
    await new Promise<void>((resolve) => {
      made.#server.listen(0, '127.0.0.1', resolve);
    });
    return made;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  get last(): Taken {
    const last = this.taken.at(-1);
    if (!last) throw new Error('nothing was asked');
    return last;
  }
  /** From now on it answers so. */
  answers(answer: Answer): void {
    this.#answer = answer;
  }
  /** It is gone: connections are refused until `reopen`. */
  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => {
      this.#server.close(resolve);
    });
  }
  async reopen(port: number): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(port, '127.0.0.1', resolve);
    });
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const body = Buffer.concat(chunks).toString();
    this.taken.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    await this.#answer(request, response, body);
  }
}

/** An answer in JSON. */
export const said =
  (
    value: unknown,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ): Answer =>
  (_request, response) => {
    const text = JSON.stringify(value);
    response
      .writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
        ...headers,
      })
      .end(text);
  };
