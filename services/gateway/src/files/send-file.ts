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
/** Compressed twins that a build may leave beside a file, best first. */
const twins = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A file of a build, and who may keep it. */
export interface SentFile {
  readonly root: string;
  readonly path: string;
  readonly cacheControl: string;
}

const statOf = (file: string): Promise<Stats | undefined> =>
  stat(file).then(
    (found) => (found.isFile() ? found : undefined),
    () => undefined,
  );

/** Sends a file, its compressed twin where the browser takes one, or 304. Throws a 404 problem for what is not there. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, path, cacheControl }: SentFile,
): Promise<void> {
  const whole = join(root, path);
  const found = await statOf(whole);
  if (!found) throw notFound();
  const form = (await twinOf(whole, String(request.headers['accept-encoding'] ?? ''))) ?? {
    encoding: '',
    file: whole,
    size: found.size,
  };
  const tag = `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}${form.encoding}"`;
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
  if (form.encoding) void reply.header('content-encoding', form.encoding);
  void reply.header('content-length', form.size).send(createReadStream(form.file));
}

async function twinOf(
  file: string,
  accepted: string,
): Promise<{ encoding: string; file: string; size: number } | undefined> {
  for (const [encoding, ending] of twins) {
    const found = accepted.includes(encoding) ? await statOf(file + ending) : undefined;
    if (found) return { encoding, file: file + ending, size: found.size };
  }
  return undefined;
}
