import { Injectable } from '@nestjs/common';
import type { Caller } from '@porchlight/contracts';
import type { AccountDocumentKind, OwnAccountDocument } from '@porchlight/contracts/accounts';
import { Problem, requireUser, type Author } from '@porchlight/service-kit';
import { ImageSlots } from '@porchlight/service-kit/images';
import { HourlyLimit } from '../limits/hourly-limit.ts';
import { messages } from './messages.ts';
import { OwnDocuments } from './own-documents.ts';
import { readDocument } from './read-document.ts';

const documentsPerHour = 30;

/** A file as it arrived. */
interface ArrivedFile {
  readonly kind: AccountDocumentKind;
  readonly name: string | undefined;
  readonly file: Buffer;
}

/** Takes in the files of landlords: only what support requested, and only documents. */
@Injectable()
export class DocumentIntake {
  constructor(
    private readonly own: OwnDocuments,
    private readonly slots: ImageSlots,
    private readonly hourlyLimit: HourlyLimit,
  ) {}

  /** Throws 409 before anything is read unless support waits for it, and 429 after 30 files in an hour. */
  async admit(kind: AccountDocumentKind, caller: Caller): Promise<void> {
    const personId = requireUser(caller);
    await this.own.requireRequest(personId, kind);
    const retryAfter = await this.hourlyLimit.consume(`document:${personId}`, documentsPerHour);
    if (retryAfter !== undefined) throw new Problem(429, 'too-many-tries', messages.tooManyTries, { retryAfter });
  }

  /** Stores a file. Throws 422 `document-refused` with the reason for one that is no document. */
  async take({ kind, name = kind, file }: ArrivedFile, author: Author): Promise<OwnAccountDocument> {
    const read = await this.slots.run(() => readDocument(file));
    if (typeof read === 'string') throw new Problem(422, 'document-refused', messages.fault(read));
    return this.own.add({ kind, name, original: file, read }, author);
  }
}
