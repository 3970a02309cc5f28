import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Agent, request, type Dispatcher } from 'undici';
import { FileFault } from '../file-fault.ts';
import type { AddressRules } from './address-rules.ts';

const connectMs = 10_000;
const idleMs = 30_000;
const maxRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const slowCodes: ReadonlySet<unknown> = new Set([
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

/** A file to fetch. */
export interface FileRequest {
  readonly address: string;
  /** Path that the file is written to. */
  readonly path: string;
  readonly maxBytes: number;
  readonly maxMs: number;
  /** Marks of the file that is here already: an unchanged one is not sent again. */
  readonly known?: { readonly etag?: string; readonly lastModified?: string };
  /** Ends the fetch with its reason. */
  readonly signal?: AbortSignal;
}
/** A fetched file; `isUnchanged` without one. */
export interface FetchedFile {
  readonly isUnchanged: boolean;
  readonly bytes: number;
  readonly charset?: string;
  readonly etag?: string;
  readonly lastModified?: string;
}
type Response = Dispatcher.ResponseData;

/**
 * Fetches a file of a partner over https. Each address, redirects included, follows the rules, and a name is resolved
 * once for its connection. Throws FileFault `address-refused`, `unreachable`, `status`, `too-slow`,
 * `too-many-redirects`, `file-too-large`.
 */
export async function fetchFile(rules: AddressRules, file: FileRequest): Promise<FetchedFile> {
  const timeout = AbortSignal.timeout(file.maxMs);
  const signal = AbortSignal.any([timeout, ...(file.signal ? [file.signal] : [])]);
  const agent = new Agent({
    connect: { lookup: rules.lookup, timeout: connectMs },
    headersTimeout: idleMs,
    bodyTimeout: idleMs,
  });
  try {
    const response = await follow(rules, file, { dispatcher: agent, signal });
    return await store(response, file, signal);
  } catch (error) {
    file.signal?.throwIfAborted();
    throw timeout.aborted ? new FileFault('too-slow') : faultOf(error);
  } finally {
    await agent.destroy();
  }
}

async function follow(
  rules: AddressRules,
  { address, known = {} }: FileRequest,
  connection: { readonly dispatcher: Agent; readonly signal: AbortSignal },
): Promise<Response> {
  const headers = {
    'accept-encoding': 'identity',
    'user-agent': 'Porchlight feeds',
    ...(known.etag === undefined ? {} : { 'if-none-match': known.etag }),
    ...(known.lastModified === undefined ? {} : { 'if-modified-since': known.lastModified }),
  };
  let url = rules.parse(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const response = await request(url, { headers, ...connection });
    if (!redirects.has(response.statusCode)) return response;
    url = rules.parse(textOf(response.headers.location) ?? '', url);
  }
  throw new FileFault('too-many-redirects');
}

async function store({ statusCode, headers, body }: Response, file: FileRequest, signal: AbortSignal) {
  const marks = { etag: textOf(headers.etag), lastModified: textOf(headers['last-modified']) };
  if (statusCode === 304) return fetched({ isUnchanged: true, bytes: 0, ...marks });
  if (statusCode !== 200) throw new FileFault('status', { excerpt: String(statusCode) });
  let bytes = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > file.maxBytes) throw new FileFault('file-too-large');
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(file.path), { signal });
  return fetched({ isUnchanged: false, bytes, charset: charsetOf(textOf(headers['content-type'])), ...marks });
}

const textOf = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header);
const charsetOf = (type = '') => /;\s*charset="?([\w.:-]+)/i.exec(type)?.[1];
const fetched = (file: { readonly [K in keyof FetchedFile]: FetchedFile[K] | undefined }) =>
  Object.fromEntries(Object.entries(file).filter(([, value]) => value !== undefined)) as unknown as FetchedFile;

function faultOf(error: unknown): FileFault {
  if (error instanceof FileFault) return error;
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  if (cause instanceof FileFault) return cause;
  return new FileFault(slowCodes.has(code) ? 'too-slow' : 'unreachable', { excerpt: String(code ?? '') });
}
