import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** Parts of an access token `pl1_<session>_<secret>`; the prefix lets secret scanners and log scrubbers detect it. */
export interface SessionToken {
  readonly sessionId: string;
  /** SHA-256 of the secret; a plain hash suffices for a secret of 256 bits. */
  readonly secretHash: Buffer;
}

const tokenPattern = /^pl1_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([\w-]{43})$/;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Creates a token. Only its parts are stored, the text is returned once. */
export function createToken(): SessionToken & { readonly text: string } {
  const sessionId = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  return { sessionId, secretHash: hashOf(secret), text: `pl1_${sessionId.replaceAll('-', '')}_${secret}` };
}

/** Parses a token; returns undefined when it is malformed. */
export function parseToken(text: string): SessionToken | undefined {
  const match = tokenPattern.exec(text);
  if (!match) return undefined;
  const [, a, b, c, d, e, secret = ''] = match;
  return { sessionId: [a, b, c, d, e].join('-'), secretHash: hashOf(secret) };
}
