import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportApi } from '@porchlight/contracts/internal';

// What the gateway asks by itself.
const ownPaths = [reportApi.path, '/health/ready'];

/** Request as a stub received it. */
export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
type RequestHandler = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;

/** Stub of a service: real HTTP with responses defined by the test. */
export class StubService {
  readonly requests: ReceivedRequest[] = [];
  /** Reports of the gateway, which it sends every 10 seconds besides what a test asks for. */
  readonly reports: ReceivedRequest[] = [];
  readonly #server: Server;
  #handler: RequestHandler;
  #listener: (request: IncomingMessage) => unknown = () => undefined;

  #earlyStatus: number | undefined;

  private constructor(handler: RequestHandler) {
    this.#handler = handler;
    this.#server = createServer((request, response) => {
      void this.#handle(request, response);
    });
  }

  static async open(handler: RequestHandler = jsonResponse({})): Promise<StubService> {
    const stub = new StubService(handler);
    await new Promise<void>((resolve) => {
      stub.#server.listen(0, '127.0.0.1', resolve);
    });
    return stub;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  get lastRequest(): ReceivedRequest {
    const last = this.requests.at(-1);
    if (!last) throw new Error('no request received');
    return last;
  }
  /** Sets the response to all further requests. */
  respondWith(handler: RequestHandler): void {
    this.#handler = handler;
  }
  /** Shows all further requests to the test before their bodies are read. */
  onRequest(listener: (request: IncomingMessage) => unknown): void {
    this.#listener = listener;
  }
  /** Responds to all further requests before their bodies are read, as a service that refuses a caller. */
  answerEarly(status: number): void {
    this.#earlyStatus = status;
  }
  /** Stops the stub: connections are refused until `reopen`. */
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

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (ownPaths.includes(request.url ?? '')) {
      const received = await receive(request);
      if (received?.url === reportApi.path) this.reports.push(received);
      jsonResponse({})(request, response, '');
      return;
    }
    this.#listener(request);
    if (this.#earlyStatus !== undefined) {
      response.writeHead(this.#earlyStatus, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const received = await receive(request);
    if (!received) return;
    this.requests.push(received);
    await this.#handler(request, response, received.body);
  }
}

/** Returns a request with its body; undefined if the client broke off. */
async function receive(request: IncomingMessage): Promise<ReceivedRequest | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    return undefined;
  }
  const body = Buffer.concat(chunks).toString();
  return { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
}

/** Returns a handler that responds with JSON. */
export const jsonResponse =
  (
    value: unknown,
    { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ): RequestHandler =>
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
