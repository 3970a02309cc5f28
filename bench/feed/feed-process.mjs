import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./writer.mjs', import.meta.url));

/** Starts the feed process: `await feed('ingest', { rows })`; `close()` ends it. */
export function startFeed() {
  const child = fork(entry);
  const exited = once(child, 'exit');
  const feed = async (call, args = {}) => {
    const reply = Promise.race([
      once(child, 'message').then(([message]) => message),
      exited.then(([code]) => ({ failed: `feed process exited (${code})` })),
    ]);
    child.send({ call, args });
    const { done, failed } = await reply;
    if (failed) throw new Error(failed);
    return done;
  };
  feed.close = async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
  return feed;
}
