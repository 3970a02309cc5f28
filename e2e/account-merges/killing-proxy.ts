import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** When a process is killed: before a call reaches its service, while it is served, or before its response returns. */
export type Moment = 'before' | 'during' | 'between' | 'after';
/** Call at which a process is killed. */
export interface PlannedKill {
  readonly path: string;
  /** Calls of this path that pass unharmed before. */
  readonly skipped: number;
  readonly moment: Moment;
  readonly kill: () => Promise<void>;
}
/** Proxy in front of a service, which kills a process at a planned call. */
export interface KillingProxy {
  readonly url: string;
  plan(kill: PlannedKill): void;
  /** Whether the planned kill happened. */
  readonly hasKilled: () => boolean;
  stop(): void;
}

/** Starts a proxy to a service. */
export async function startKillingProxy(target: string): Promise<KillingProxy> {
  let planned: PlannedKill | undefined;
  let hasKilled = true;
  let passed = 0;
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const kill = hit(incoming.url ?? '');
    if (kill?.moment === 'before') return die(kill, outgoing);
    const response = forward(target, incoming, await buffer(incoming));
    if (kill?.moment === 'during') {
      response.catch(() => undefined);
      return die(kill, outgoing);
    }
    const { status, headers, body } = await response;
    if (kill?.moment === 'between') return die(kill, outgoing);
    outgoing.writeHead(status, headers).end(body);
    if (kill) setTimeout(() => void kill.kill(), Math.random() * 25);
  }
  /** Returns the planned kill, once. */
  function hit(path: string): PlannedKill | undefined {
    if (path !== planned?.path) return undefined;
    passed += 1;
    if (passed <= planned.skipped) return undefined;
    const kill = planned;
    planned = undefined;
    return kill;
  }
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    plan(kill) {
      planned = {
        ...kill,
        kill: async () => {
          await kill.kill();
          hasKilled = true;
        },
      };
      hasKilled = false;
      passed = 0;
    },
    hasKilled: () => hasKilled,
    stop: () => server.close(),
  };
}

async function die({ kill }: PlannedKill, outgoing: ServerResponse): Promise<void> {
  await kill();
  outgoing.destroy();
}

interface Forwarded {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}
function forward(target: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Forwarded> {
  return new Promise((resolve, reject) => {
    const sent = request(new URL(url ?? '', target), { method, headers, agent: false }, (response) => {
      buffer(response).then(
        (received) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: received }),
        reject,
      );
    });
    sent.on('error', reject).end(body);
  });
}
