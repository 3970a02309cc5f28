import { resolve, sep } from 'node:path';
import type { StaticFile } from './send-file.ts';

const hashed = /\.[0-9a-f]{8,64}\.[\w.]+$/;
// Server builds are only for the renderer; compressed variants are selected by Accept-Encoding, not requested by name.
const withheld = /\.(cjs|cjs\.map|br|gz)$/;

/**
 * Returns the built file for a URL path, or undefined when it must not be served. A file with a content hash is
 * immutable.
 */
export function builtFile(frontDir: string, folder: 'shell' | 'areas', path: string): StaticFile | undefined {
  const root = resolve(frontDir, folder);
  const fullPath = resolve(root, path);
  if (!fullPath.startsWith(root + sep) || withheld.test(path) || path.split('/').some((part) => part.startsWith('.')))
    return undefined;
  return { root, path, cacheControl: hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache' };
}
