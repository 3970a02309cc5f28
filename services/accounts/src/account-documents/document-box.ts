import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../config.ts';
import { SealedBox } from '../credentials/sealed-box.ts';

/** Which document it is. */
export interface DocumentOwner {
  readonly id: string;
  readonly reviewId: string;
}

// @mutation account-document-owner
const ownerOf = ({ id, reviewId }: DocumentOwner) => `account-document ${reviewId} ${id}`;

/** Encrypts documents at rest, each bound to its row and its review. */
@Injectable()
export class DocumentBox {
  readonly #box: SealedBox;
  readonly #key: string;
  constructor({ documentKey }: AccountsConfig) {
    this.#box = new SealedBox(documentKey, 'porchlight account documents');
    this.#key = documentKey.split(',')[0] ?? '';
  }

  seal(file: Buffer, document: DocumentOwner): Buffer {
    return this.#box.seal(file, ownerOf(document));
  }

  /** Returns undefined for bytes that were changed, or that belong to another document. */
  open(sealed: Buffer, document: DocumentOwner): Buffer | undefined {
    return this.#box.open(sealed, ownerOf(document));
  }

  /** Returns a keyed hash, by which the same file is recognized without its content. */
  fingerprintOf(file: Buffer): Buffer {
    return createHmac('sha256', this.#key).update('account-document').update(file).digest();
  }
}
