import { parentPort } from 'node:worker_threads';
import type { FetchApi, RenderedPage } from '@porchlight/contracts/internal';
import type { RenderJob, FromThread, ToThread } from '../thread-messages.ts';
import { ServerBundles } from './server-bundles.ts';

// Entry point of a render thread: an endless loop, leak or exception in page code ends only this thread.
const bundles = new ServerBundles();
const pendingCalls = new Map<number, (response: { status: number; body: string }) => void>();
let calls = 0;

const send = (message: FromThread) => {
  parentPort?.postMessage(message);
};

const fetchFor =
  (id: number): FetchApi =>
  (path, { headers }) =>
    new Promise((resolve) => {
      const call = (calls += 1);
      pendingCalls.set(call, resolve);
      send({ kind: 'fetch', id, call, path, headers: { ...headers } });
    });

async function render(id: number, { shellServer, areaServers, ...request }: RenderJob): Promise<void> {
  const loadArea = (name: string) => {
    const file = areaServers[name];
    return file === undefined ? undefined : bundles.area(file, shellServer);
  };
  const page = await bundles.shell(shellServer).render({ ...request, loadArea, fetchApi: fetchFor(id) });
  if (!isPage(page)) throw new Error('render returned an invalid page');
  send({ kind: 'page', id, page });
}

// Server builds are deployed separately, so their result is validated at run time.
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

function resolveCall({ call, status, body }: Extract<ToThread, { kind: 'answer' }>): void {
  pendingCalls.get(call)?.({ status, body });
  pendingCalls.delete(call);
}

const reasonOf = (error: unknown) =>
  error instanceof Error
    ? `${error.name}: ${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}`
    : String(error);

parentPort?.on('message', (message: ToThread) => {
  if (message.kind === 'ping') {
    send({ kind: 'pong' });
    return;
  }
  if (message.kind === 'answer') {
    resolveCall(message);
    return;
  }
  render(message.id, message.order).catch((error: unknown) => {
    send({ kind: 'failed', id: message.id, reason: reasonOf(error) });
  });
});
