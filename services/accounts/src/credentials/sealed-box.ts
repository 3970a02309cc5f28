import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const [ivBytes, tagBytes] = [12, 16] as const;

/** Encrypts bytes at rest with AES-256-GCM; the keys come from secrets, of which older ones still decrypt. */
export class SealedBox {
  readonly #keys: readonly Buffer[];
  /**
   * @param secrets comma-separated, newest first
   * @param purpose part of the key, so that a secret with two purposes has two keys
   */
  constructor(secrets: string, purpose: string) {
    this.#keys = secrets.split(',').map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  }

  /** @param owner bound as additional data, so that bytes of one row cannot be decrypted as those of another */
  seal(bytes: Buffer, owner: string): Buffer {
    const iv = randomBytes(ivBytes);
    const encryption = createCipheriv('aes-256-gcm', this.#keys[0] ?? '', iv).setAAD(Buffer.from(owner));
    const sealed = [encryption.update(bytes), encryption.final()];
    return Buffer.concat([iv, encryption.getAuthTag(), ...sealed]);
  }

  /** Returns undefined when the bytes were changed, or encrypted for another owner or with an unknown secret. */
  open(sealed: Buffer, owner: string): Buffer | undefined {
    for (const key of this.#keys) {
      const opened = openWith(key, sealed, owner);
      if (opened) return opened;
    }
    return undefined;
  }
}

function openWith(key: Buffer, sealed: Buffer, owner: string): Buffer | undefined {
  try {
    const decryption = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decryption.update(sealed.subarray(ivBytes + tagBytes)), decryption.final()]);
  } catch {
    return undefined; // changed, cut, or encrypted with another key
  }
}
