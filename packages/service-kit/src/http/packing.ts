import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodings, type Encoding } from './ready-json.ts';
import { contextOf } from './request-context.ts';

/** The densest encoding that an `Accept-Encoding` takes, of those that we have. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  const taken = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .flatMap(([name, quality]) => (name && Number(quality ?? 1) > 0 ? [name] : []));
  return encodings.find((encoding) => taken.includes(encoding));
}

/** The kept bytes of a ready answer in the encoding that is asked for, with the header that says so; nothing when it goes out as text. */
export function packedFor(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<Buffer> | undefined {
  const { ready } = contextOf(request);
  const encoding = ready && payload === ready.text ? encodingFor(request.headers['accept-encoding']) : undefined;
  const bytes = encoding && ready?.packedAs(encoding);
  if (bytes && encoding) reply.header('content-encoding', encoding);
  return bytes;
}
