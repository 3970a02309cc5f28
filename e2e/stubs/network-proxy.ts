import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** Rules of the proxy: paths that never get a response, and responses that replace the site's. */
interface ProxyRules {
  isHanging: (path: string) => boolean;
  responses: Map<string, { status: number; type: string; body: string }>;
}

/** Network proxy between browser and site that can hang, disconnect, reconnect and replace responses. */
export class NetworkProxy {
  readonly #rules: ProxyRules = { isHanging: () => false, responses: new Map() };
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((incoming, response) => {
    this.#forward(incoming, response);
  });
  #port = 0;
  constructor(private readonly site: URL) {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => {
        this.#sockets.delete(socket);
      });
    });
  }

  /** Address of the proxy for the browser. */
  get url(): string {
    return `http://localhost:${this.#port}`;
  }
  /** Starts listening, on the same port again after a disconnect. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }
  /** Refuses all connections, as a server that is down does. */
  async disconnect(): Promise<void> {
    const closed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
  /** Accepts requests for these paths and never responds. */
  hang(isHanging: (path: string) => boolean): void {
    this.#rules.isHanging = isHanging;
  }
  /** Sets the response for a path. */
  respond(path: string, status: number, type = 'text/plain', body = ''): void {
    this.#rules.responses.set(path, { status, type, body });
  }

  #forward(incoming: IncomingMessage, response: ServerResponse): void {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/';
    if (this.#rules.isHanging(path)) return;
    const override = this.#rules.responses.get(path);
    if (override) {
      response.writeHead(override.status, { 'content-type': override.type }).end(override.body);
      return;
    }
    const upstream = request(
      {
        host: this.site.hostname,
        port: this.site.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (upstreamResponse) => {
        response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
        upstreamResponse.pipe(response);
      },
    );
    upstream.on('error', () => {
      response.destroy();
    });
    response.on('close', () => {
      upstream.destroy();
    });
    incoming.pipe(upstream);
  }
}
