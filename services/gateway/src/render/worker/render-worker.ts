import { parentPort } from 'node:worker_threads';
import type { FetchApi, RenderedPage } from '@porchlight/contracts/internal';
import type { DrawOrder, FromThread, ToThread } from '../messages.ts';
import { ServerBundles } from './server-bundles.ts';

// Runs in a thread of its own: code of areas that loops, leaks or throws ends here and takes nothing with it.
const bundles = new ServerBundles();
const waiting = new Map<number, (answer: { status: number; body: string }) => void>();
let calls = 0;

const say = (message: FromThread) => {
  parentPort?.postMessage(message);
};

const fetchFor =
  (id: number): FetchApi =>
  (path, { headers }) =>
    new Promise((resolve) => {
      const call = (calls += 1);
      waiting.set(call, resolve);
      say({ kind: 'fetch', id, call, path, headers: { ...headers } });
    });

async function draw(id: number, { shellServer, areaServers, ...request }: DrawOrder): Promise<void> {
  const loadArea = (name: string) => {
    const file = areaServers[name];
    return file === undefined ? undefined : bundles.area(file, shellServer);
  };
  const page = await bundles.shell(shellServer).render({ ...request, loadArea, fetchApi: fetchFor(id) });
  if (!isPage(page)) throw new Error('what it drew is no page');
  say({ kind: 'page', id, page });
}

// A server build is another build's work: it is held to the contract where it comes in.
function isPage(page: unknown): page is RenderedPage {
  const { status, head, body, state, lang, bodyClass, files } = (page ?? {}) as Partial<RenderedPage>;
  const areTexts = [head, body, state, lang, bodyClass].every((text) => typeof text === 'string');
  return (
    areTexts &&
    [200, 301, 404, 410, 500, 503].includes(status ?? 0) &&
    Array.isArray(files?.styles) &&
    Array.isArray(files.preloads)
  );
}

function hand({ call, status, body }: Extract<ToThread, { kind: 'answer' }>): void {
  waiting.get(call)?.({ status, body });
  waiting.delete(call);
}

const reasonOf = (error: unknown) =>
  error instanceof Error
    ? `${error.name}: ${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}`
    : String(error);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'ping') {
    say({ kind: 'pong' });
    return;
  }
  if (message.kind === 'answer') {
    hand(message);
    return;
  }
  draw(message.id, message.order).catch((error: unknown) => {
    say({ kind: 'failed', id: message.id, reason: reasonOf(error) });
  });
});
