import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Stats } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '@porchlight/service-kit';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.html': 'text/plain; charset=utf-8',
};
/** Precompressed variants that a build may store next to a file, best first. */
const compressedVariants = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** Static file and its cache policy. */
export interface StaticFile {
  readonly root: string;
  readonly path: string;
  readonly cacheControl: string;
}

const statOf = (file: string): Promise<Stats | undefined> =>
  stat(file).then(
    (found) => (found.isFile() ? found : undefined),
    () => undefined,
  );

/**
 * Sends a file, its compressed variant where the client accepts one, or 304. Throws a 404 problem when the file does
 * not exist. (docs/adr/0024-serve-static-files-with-our-own-function.md)
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, path, cacheControl }: StaticFile,
): Promise<void> {
  const fullPath = join(root, path);
  const found = await statOf(fullPath);
  if (!found) throw notFound();
  const variant = (await compressedVariant(fullPath, String(request.headers['accept-encoding'] ?? ''))) ?? {
    encoding: '',
    file: fullPath,
    size: found.size,
  };
  const tag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}${variant.encoding}"`;
  void reply.headers({
    'cache-control': cacheControl,
    etag: tag,
    vary: 'accept-encoding',
    'content-type': types[extname(path)] ?? 'application/octet-stream',
  });
  if (request.headers['if-none-match'] === tag) {
    void reply.code(304).send();
    return;
  }
  if (variant.encoding) void reply.header('content-encoding', variant.encoding);
  void reply.header('content-length', variant.size).send(createReadStream(variant.file));
}

async function compressedVariant(
  file: string,
  accepted: string,
): Promise<{ encoding: string; file: string; size: number } | undefined> {
  for (const [encoding, suffix] of compressedVariants) {
    const found = accepted.includes(encoding) ? await statOf(file + suffix) : undefined;
    if (found) return { encoding, file: file + suffix, size: found.size };
  }
  return undefined;
}
