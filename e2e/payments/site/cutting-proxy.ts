import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Which message of a connection is lost: the request, or the response to a request that arrived. */
export type Loss = 'request' | 'response';

/** Proxy of a TCP server that can cut all of its connections at a chosen message of its clients. */
export interface CuttingProxy {
  /** Returns the address of the server with the proxy's port. */
  through(url: string): string;
  /** Cuts the connections at the `at`th message from now, once. */
  cutAt(at: number, loss: Loss): void;
  /** Lets all further messages pass. Returns whether a message was lost. */
  letPass(): boolean;
  stop(): Promise<void>;
}

interface Cut {
  messagesLeft: number;
  readonly loss: Loss;
}

/** Starts a proxy; the first address given to `through` is its target. */
export async function startCuttingProxy(): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let target: URL | undefined;
  let cut: Cut | undefined;
  let isCut = false;
  const cutAll = () => {
    isCut = true;
    cut = undefined;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(Number(target?.port), target?.hostname);
    let isResponseLost = false;
    join(sockets, near, far);
    near.on('data', (message) => {
      const isThis = cut !== undefined && (cut.messagesLeft -= 1) === 0;
      if (isThis && cut?.loss === 'request') return cutAll();
      isResponseLost = isThis;
      far.write(message);
    });
    far.on('data', (message) => {
      if (isResponseLost) cutAll();
      else near.write(message);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    through(url) {
      target ??= new URL(url);
      const near = new URL(url);
      near.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      return near.href;
    },
    cutAt(at, loss) {
      isCut = false;
      cut = { messagesLeft: at, loss };
    },
    letPass() {
      cut = undefined;
      return isCut;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Lets two sockets end together. */
function join(sockets: Set<Socket>, near: Socket, far: Socket): void {
  for (const [socket, other] of [
    [near, far],
    [far, near],
  ] as const) {
    sockets.add(socket);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  }
}
