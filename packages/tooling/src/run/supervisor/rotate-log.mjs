import { chmodSync, copyFileSync, existsSync, renameSync, statSync, truncateSync } from 'node:fs';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_OLD_FILES = 4;
const INTERVAL_MS = 60_000;

/**
 * Moves the content of a log that is larger than `maxBytes` to `PATH.1`, that one to `PATH.2`, up to `PATH.4`, which is
 * dropped. The file is copied and emptied, not renamed, because its writers keep it open for appending.
 */
export function rotateLog(path, maxBytes = MAX_BYTES) {
  if (!existsSync(path) || statSync(path).size <= maxBytes) return;
  for (let number = MAX_OLD_FILES - 1; number >= 1; number -= 1)
    if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
  copyFileSync(path, `${path}.1`);
  chmodSync(`${path}.1`, 0o600);
  truncateSync(path);
}

/** Rotates logs now and once a minute, until the signal aborts. */
export function keepRotated(paths, signal) {
  const rotate = () => paths.forEach((path) => rotateLog(path));
  rotate();
  const timer = setInterval(rotate, INTERVAL_MS).unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
