import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../config.ts';

const [ivBytes, tagBytes] = [12, 16] as const;

/** Encrypts secrets at rest: AES-256-GCM with a key derived from the pepper; older peppers still decrypt. */
@Injectable()
export class SecretBox {
  readonly #keys: readonly Buffer[];
  constructor({ passwordPepper }: AccountsConfig) {
    this.#keys = passwordPepper
      .split(',')
      .map((pepper) => Buffer.from(hkdfSync('sha256', pepper, '', 'porchlight totp', 32)));
  }

  /** @param owner bound as additional data, so that a row copied to another user cannot be decrypted */
  seal(text: string, owner: string): Buffer {
    const iv = randomBytes(ivBytes);
    const encryption = createCipheriv('aes-256-gcm', this.#keys[0] ?? '', iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()]);
    return Buffer.concat([iv, encryption.getAuthTag(), sealed]);
  }

  /** Throws when the secret was encrypted for another owner or with an unknown pepper. */
  open(sealed: Buffer, owner: string): string {
    for (const key of this.#keys) {
      const decryption = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
        .setAAD(Buffer.from(owner))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
      try {
        return decryption.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + decryption.final('utf8');
      } catch {
        /* encrypted with another pepper */
      }
    }
    throw new Error('cannot decrypt secret: check that PASSWORD_PEPPER still contains its pepper');
  }
}
