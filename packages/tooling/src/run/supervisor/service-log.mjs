import { mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Opens the log file of the services; `tail` returns the last lines written since. */
export function openServiceLog(dataDir) {
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const path = join(dataDir, 'logs', 'services.log');
  const file = openSync(path, 'a', 0o600);
  const start = statSync(path).size;
  return {
    file,
    path,
    tail: (lines = 15) =>
      readFileSync(path).subarray(start).toString('utf8').trim().split('\n').slice(-lines).join('\n'),
  };
}
