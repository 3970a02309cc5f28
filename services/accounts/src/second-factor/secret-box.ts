import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../config.ts';
import { SealedBox } from '../credentials/sealed-box.ts';

/** Encrypts secrets of authenticators at rest with a key derived from the pepper; older peppers still decrypt. */
@Injectable()
export class SecretBox {
  readonly #box: SealedBox;
  constructor({ passwordPepper }: AccountsConfig) {
    this.#box = new SealedBox(passwordPepper, 'porchlight totp');
  }

  /** @param owner bound as additional data, so that a row copied to another user cannot be decrypted */
  seal(text: string, owner: string): Buffer {
    return this.#box.seal(Buffer.from(text), owner);
  }

  /** Throws when the secret was encrypted for another owner or with an unknown pepper. */
  open(sealed: Buffer, owner: string): string {
    const text = this.#box.open(sealed, owner)?.toString('utf8');
    if (text === undefined)
      throw new Error('cannot decrypt secret: check that PASSWORD_PEPPER still contains its pepper');
    return text;
  }
}
