import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one run below the system's, open to pass through: the database of a root's house runs as nobody. */
export function passingFolder(name) {
  const path = mkdtempSync(join(tmpdir(), `porchlight-${name}-`));
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }) };
}
