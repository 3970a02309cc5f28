import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../config.ts';

const [ivBytes, tagBytes] = [12, 16] as const;
const cipher = 'aes-256-gcm';

/** Seals what the database must keep and not know: AES-256-GCM with a key drawn from the pepper; older peppers still open. */
@Injectable()
export class SecretBox {
  readonly #keys: readonly Buffer[];
  constructor({ passwordPepper }: AccountsConfig) {
    this.#keys = passwordPepper
      .split(',')
      .map((pepper) => Buffer.from(hkdfSync('sha256', pepper, '', 'porchlight totp', 32)));
  }

  /** @param owner without whom it cannot be opened: a row copied to somebody else is worth nothing */
  seal(text: string, owner: string): Buffer {
    const iv = randomBytes(ivBytes);
    const sealing = createCipheriv(cipher, this.#keys[0] ?? '', iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
    return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
  }

  /** Throws when it was sealed for somebody else or elsewhere. */
  open(sealed: Buffer, owner: string): string {
    for (const key of this.#keys) {
      const opening = createDecipheriv(cipher, key, sealed.subarray(0, ivBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return opening.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
      } catch {
        /* sealed with another pepper */
      }
    }
    throw new Error('a sealed secret cannot be opened: is its pepper still in PASSWORD_PEPPER?');
  }
}
