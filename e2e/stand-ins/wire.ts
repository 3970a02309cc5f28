import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What a wire does with what is asked: carries it, takes it and never answers, or answers an address in the house's place. */
interface Ways {
  isSilent: (path: string) => boolean;
  inItsPlace: Map<string, { status: number; type: string; body: string }>;
}

/** The network between a browser and the house, in the hands of a test: it carries, falls silent, is cut and mended. */
export class Wire {
  readonly #ways: Ways = { isSilent: () => false, inItsPlace: new Map() };
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((asked, answer) => {
    this.#carry(asked, answer);
  });
  #port = 0;
  constructor(private readonly house: URL) {
    this.#server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => {
        this.#sockets.delete(socket);
      });
    });
  }

  /** Where the browser finds the house. */
  get url(): string {
    return `http://localhost:${this.#port}`;
  }
  /** Opens the wire, at the same place again after it was cut. */
  async open(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }
  /** As when the server's machine is off: every connection is refused. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => {
      this.#server.close(resolve);
    });
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }
  /** Takes what is asked at these paths and never answers. */
  hush(isSilent: (path: string) => boolean): void {
    this.#ways.isSilent = isSilent;
  }
  /** Answers an address itself. */
  answer(path: string, status: number, type = 'text/plain', body = ''): void {
    this.#ways.inItsPlace.set(path, { status, type, body });
  }

  #carry(asked: IncomingMessage, answer: ServerResponse): void {
    const path = (asked.url ?? '/').split('?')[0] ?? '/';
    if (this.#ways.isSilent(path)) return;
    const own = this.#ways.inItsPlace.get(path);
    if (own) {
      answer.writeHead(own.status, { 'content-type': own.type }).end(own.body);
      return;
    }
    const onwards = request(
      {
        host: this.house.hostname,
        port: this.house.port,
        path: asked.url,
        method: asked.method,
        headers: asked.headers,
      },
      (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers);
        told.pipe(answer);
      },
    );
    onwards.on('error', () => {
      answer.destroy();
    });
    answer.on('close', () => {
      onwards.destroy();
    });
    asked.pipe(onwards);
  }
}
