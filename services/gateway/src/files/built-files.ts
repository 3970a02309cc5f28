import { resolve, sep } from 'node:path';
import type { SentFile } from './send-file.ts';

const hashed = /\.[0-9a-f]{8,64}\.[\w.]+$/;
// Server builds are for the renderer; compressed twins are chosen by Accept-Encoding, not by name.
const withheld = /\.(cjs|cjs\.map|br|gz)$/;

/** The file that an address names, or undefined when it is none of ours to give. A name with its hash is good for ever. */
export function builtFile(frontDir: string, folder: 'shell' | 'areas', path: string): SentFile | undefined {
  const root = resolve(frontDir, folder);
  const whole = resolve(root, path);
  if (!whole.startsWith(root + sep) || withheld.test(path) || path.split('/').some((part) => part.startsWith('.')))
    return undefined;
  return { root, path, cacheControl: hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache' };
}
