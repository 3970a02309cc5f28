import { StreamableFile } from '@nestjs/common';
import type { OpenedDocument } from './document-openings.ts';

/** The part of the Fastify reply that is used here. */
export interface DocumentReply {
  headers(values: Readonly<Record<string, string>>): unknown;
}

const types = { pdf: 'application/pdf', jpeg: 'image/jpeg' } as const;
const endings = { pdf: 'pdf', jpeg: 'jpg' } as const;

/** Returns the response with a document: saved by browsers, never shown, run, guessed at or cached. */
export function attachmentOf({ name, format, file }: OpenedDocument, reply: DocumentReply): StreamableFile {
  reply.headers({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  return new StreamableFile(file, {
    type: types[format],
    length: file.length,
    disposition: `attachment; filename="document.${endings[format]}"; filename*=UTF-8''${encodedName(name)}`,
  });
}

/** Returns a name as a value of RFC 8187. */
const encodedName = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
