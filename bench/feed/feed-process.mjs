import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('./writer.mjs', import.meta.url));

/** Starts the process of a feed: `await feed('ingest', { rows })`; `close()` ends it. */
export function startFeed() {
  const child = fork(entry);
  const exited = once(child, 'exit');
  const feed = async (call, given = {}) => {
    const answered = Promise.race([
      once(child, 'message').then(([message]) => message),
      exited.then(([code]) => ({ failed: `the feed ended (${code})` })),
    ]);
    child.send({ call, given });
    const { done, failed } = await answered;
    if (failed) throw new Error(failed);
    return done;
  };
  feed.close = async () => {
    if (child.connected) child.disconnect();
    await exited;
  };
  return feed;
}
