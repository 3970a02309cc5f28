import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LRUCache } from 'lru-cache';
import { Problem } from '@porchlight/service-kit';
import type { Limit } from './limit-rules.ts';
import type { RateLimits } from './rate-limits.ts';

/** Header with a solved challenge: the challenge and its solution as JSON in Base64. */
export const proofHeader = 'x-porchlight-proof';

const lifeSeconds = 600;
/** Number of key derivations that find the solution; each takes a browser some 2 ms. */
const derivations = { min: 300, max: 600 } as const;
const derivationCost = 5_000;
/** A challenge costs a derivation: a client that repeats a refused call gets the same one for this long. */
const offerMs = 1_000;

/**
 * Rate limits that a browser may exceed for a while: people behind one shared address, as in a hostel or a library, are
 * not turned away at once. Each further call solves a challenge, a second or two of computation without a puzzle; that
 * allowance is limited too.
 */
export class ProvenLimits {
  readonly #limits: RateLimits;
  readonly #offers = new LRUCache<string, Promise<Challenge>>({ max: 10_000, ttl: offerMs, noUpdateTTL: true });
  readonly #secrets: { readonly hmacSignatureSecret: string; readonly hmacKeySignatureSecret: string };

  /** `secret` is shared by all gateways, so that any of them accepts a solution. */
  constructor(limits: RateLimits, secret: string) {
    this.#limits = limits;
    const derived = (purpose: string) => createHmac('sha256', secret).update(purpose).digest('base64url');
    this.#secrets = {
      hmacSignatureSecret: derived('challenge'),
      hmacKeySignatureSecret: derived('challenge solution'),
    };
  }

  /**
   * Consumes one call of a limit. Throws a 429 problem over it; where the limit may be exceeded, the problem holds a
   * challenge, and the call repeated with its solution consumes the further allowance.
   */
  async consume(limit: Limit, client: string, proof?: string): Promise<void> {
    const { name, provenCalls } = limit;
    try {
      await this.#limits.consume(limit, client);
    } catch (error) {
      if (provenCalls === undefined || !(error instanceof Problem)) throw error;
      const subject = `${name} ${client}`;
      if (proof === undefined || !(await this.#redeem(proof, subject))) throw await this.#challenge(error, subject);
      await this.#limits.consume({ ...limit, name: `${name}-proven`, calls: provenCalls, burst: provenCalls }, client);
    }
  }

  async #challenge({ status, code, userMessage, details }: Problem, subject: string): Promise<Problem> {
    const challenge = this.#offers.get(subject) ?? this.#create(subject);
    this.#offers.set(subject, challenge);
    return new Problem(status, code, userMessage, { ...details, challenge: await challenge });
  }

  #create(subject: string): Promise<Challenge> {
    return createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: derivationCost,
      counter: randomInt(derivations.min, derivations.max),
      data: { subject: this.#digest(subject) },
      expiresAt: new Date(Date.now() + lifeSeconds * 1_000),
      deriveKey,
      ...this.#secrets,
    });
  }

  /** Returns whether the proof solves a challenge of this subject, and had not been used before. */
  async #redeem(proof: string, subject: string): Promise<boolean> {
    const payload = readProof(proof);
    const signature = payload?.challenge.signature;
    if (!payload || !signature || payload.challenge.parameters.data?.['subject'] !== this.#digest(subject))
      return false;
    // The library throws on some payloads that no solver makes.
    const { verified } = await verifySolution({ ...payload, deriveKey, ...this.#secrets }).catch(() => ({
      verified: false,
    }));
    if (!verified) return false;
    this.#offers.delete(subject);
    return this.#limits.consume({ name: 'proof', calls: 1, seconds: lifeSeconds, burst: 1 }, signature).then(
      () => true,
      () => false,
    );
  }

  /** The subject may be an address of the network, which does not leave the gateway in clear text. */
  #digest(subject: string): string {
    return createHmac('sha256', this.#secrets.hmacSignatureSecret).update(subject).digest('base64url').slice(0, 22);
  }
}

function readProof(proof: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Partial<Payload> | null;
    return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}
