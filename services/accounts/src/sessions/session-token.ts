import { createHash, randomBytes, randomUUID } from 'node:crypto';

// The prefixes let secret scanners and log scrubbers detect a token.
const prefixes = { session: 'pl1', 'api-key': 'plk1', view: 'plv1' } as const;
type TokenKind = keyof typeof prefixes;
const kinds = new Map(Object.entries(prefixes).map(([kind, prefix]) => [prefix, kind as TokenKind]));

/** Parts of a bearer token `<prefix>_<id>_<secret>`. */
export interface BearerToken {
  readonly kind: TokenKind;
  /** Id of the session, of the API key or of the view. */
  readonly id: string;
  /** SHA-256 of the secret; a plain hash suffices for a secret of 256 bits. */
  readonly secretHash: Buffer;
}

const tokenPattern = /^(pl1|plk1|plv1)_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([\w-]{43})$/;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Creates a token. Only its parts are stored, the text is returned once. */
export function createToken(kind: TokenKind): BearerToken & { readonly text: string } {
  const id = randomUUID();
  const secret = randomBytes(32).toString('base64url');
  return { kind, id, secretHash: hashOf(secret), text: `${prefixes[kind]}_${id.replaceAll('-', '')}_${secret}` };
}

/** Parses a token; returns undefined when it is malformed. */
export function parseToken(text: string): BearerToken | undefined {
  const match = tokenPattern.exec(text);
  if (!match) return undefined;
  const [, prefix, a, b, c, d, e, secret = ''] = match;
  const kind = kinds.get(prefix as (typeof prefixes)[TokenKind]);
  if (!kind) return undefined;
  return { kind, id: [a, b, c, d, e].join('-'), secretHash: hashOf(secret) };
}
