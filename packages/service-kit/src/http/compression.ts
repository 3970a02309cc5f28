import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodings, type Encoding } from './serialized-json.ts';
import { contextOf } from './request-context.ts';

/** Returns the best supported encoding that `Accept-Encoding` accepts. */
export function negotiateEncoding(header: string | undefined): Encoding | undefined {
  const accepted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .flatMap(([name, quality]) => (name && Number(quality ?? 1) > 0 ? [name] : []));
  return encodings.find((encoding) => accepted.includes(encoding));
}

/**
 * Returns the cached compressed bytes of a serialized response and sets `Content-Encoding`; undefined if it is sent as
 * text.
 */
export function compressedPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<Buffer> | undefined {
  const { serialized } = contextOf(request);
  const encoding =
    serialized && payload === serialized.text ? negotiateEncoding(request.headers['accept-encoding']) : undefined;
  const bytes = encoding && serialized?.compressedAs(encoding);
  if (bytes && encoding) reply.header('content-encoding', encoding);
  return bytes;
}
