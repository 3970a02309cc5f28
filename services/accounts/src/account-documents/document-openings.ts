import { Injectable } from '@nestjs/common';
import type { AccountDocumentFormat } from '@porchlight/contracts/accounts';
import { Log, notFound, Problem, requireUser, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../audit/audit.ts';
import { DocumentBox, type DocumentOwner } from './document-box.ts';
import { messages } from './messages.ts';

const documentSql = `
  select document.id, review_id as "reviewId", person_id as "personId", name, format, sealed
  from account_document document join account_review on account_review.id = review_id where document.id = $1`;
interface DocumentRow extends DocumentOwner {
  readonly personId: string;
  readonly name: string;
  readonly format: AccountDocumentFormat;
  readonly sealed: Buffer;
}
/** A decrypted document. */
export interface OpenedDocument extends Pick<DocumentRow, 'name' | 'format'> {
  readonly file: Buffer;
}

/** Opens documents for support: each opening is in the audit log of the landlord and of the document. */
@Injectable()
export class DocumentOpenings {
  constructor(
    private readonly source: DataSource,
    private readonly box: DocumentBox,
    private readonly audit: Audit,
    private readonly log: Log,
  ) {}

  /** Throws 404 for an unknown document, 403 for one of the caller, and 500 when it cannot be decrypted. */
  open(id: string, author: Author): Promise<OpenedDocument> {
    return this.source.transaction(async (manager) => {
      const [document] = await manager.query<DocumentRow[]>(documentSql, [id]);
      if (!document) throw notFound(messages.notFound, 'document-not-found');
      if (document.personId === author.caller.userId) throw new Problem(403, 'own-account', messages.ownAccount);
      const file = this.box.open(document.sealed, document);
      if (!file) {
        this.log.error('account document cannot be decrypted', { documentId: id });
        throw new Problem(500, 'document-unreadable', messages.unreadable);
      }
      await this.#record(manager, document, author);
      return { name: document.name, format: document.format, file };
    });
  }

  // Two rows of one request, since a row names one object. The name of the file is in neither.
  async #record(manager: EntityManager, { id, personId }: DocumentRow, { caller, client }: Author): Promise<void> {
    const opening = {
      action: 'account-document.opened',
      actorId: requireUser(caller),
      sessionId: caller.sessionId,
      ip: client.ip,
      requestId: client.requestId,
    };
    await this.audit.record(manager, { ...opening, objectKind: 'person', objectId: personId });
    await this.audit.record(manager, { ...opening, objectKind: 'account-document', objectId: id });
  }
}
