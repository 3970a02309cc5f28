import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** The parts of an access token `pl1_<session>_<secret>`; the prefix lets scanners and log scrubbers find it. */
export interface SessionToken {
  readonly sessionId: string;
  /** SHA-256 of the secret: a plain hash is right, the secret has 256 bits. */
  readonly secretHash: Buffer;
}

const form = /^pl1_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([\w-]{43})$/;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** A new token; only its parts are stored, the text is told once. */
export function newToken(): SessionToken & { readonly text: string } {
  const sessionId = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  return { sessionId, secretHash: hashOf(secret), text: `pl1_${sessionId.replaceAll('-', '')}_${secret}` };
}

/** Reads a token; undefined when it is none of ours. */
export function readToken(text: string): SessionToken | undefined {
  const match = form.exec(text);
  if (!match) return undefined;
  const [, a, b, c, d, e, secret = ''] = match;
  return { sessionId: [a, b, c, d, e].join('-'), secretHash: hashOf(secret) };
}
