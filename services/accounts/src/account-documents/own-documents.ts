import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  documentRetentionDays,
  maxAccountDocuments,
  type AccountDocumentKind,
  type DocumentRequest,
  type OwnAccountDocument,
  type OwnAccountDocuments as OwnDocumentList,
} from '@porchlight/contracts/accounts';
import { notFound, Problem, requireUser, SqlPool, type Author } from '@porchlight/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import type { Nullable } from '../account-reviews/account-review-row.ts';
import { dueTime } from '../account-reviews/due-time.ts';
import { Audit } from '../audit/audit.ts';
import { DocumentBox } from './document-box.ts';
import { documentColumns, maxListedDocuments, toDocument } from './document-row.ts';
import { withEnding } from './file-name.ts';
import { messages } from './messages.ts';
import type { ReadDocument } from './read-document.ts';

const requestOf = `from account_review where person_id = $1 and state = 'open' and documents_requested_at is not null`;
const requestSql = `
  select documents_requested_at as "requestedAt", documents_due_at as "dueAt", document_kinds as kinds,
    documents_text as text ${requestOf}`;
const listSql = `
  select ${documentColumns}, decided_at + interval '${documentRetentionDays} days' as "deletesAt"
  from account_document document join account_review on account_review.id = review_id
  where person_id = $1 order by handed_in_at desc, document.id limit ${maxListedDocuments}`;
// Locked, so that documents at once are counted, and a decision comes before or after.
// @mutation account-document-lock
const lockSql = `
  select id, documents_requested_at as "requestedAt", document_kinds as kinds ${requestOf} for update`;
const countSql = `
  select count(*)::int as count from account_document
  where review_id = $1 and handed_in_at >= $2 and fingerprint <> $3`;
const addSql = `
  insert into account_document as document (id, review_id, kind, name, format, size, fingerprint, sealed)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (review_id, fingerprint) do update set kind = excluded.kind,
    handed_in_at = case when document.handed_in_at < $9 then now() else document.handed_in_at end
  returning ${documentColumns}`;
// The first document of a request starts the time in which support looks at it.
const arrivedSql = `update account_review set due_at = ${dueTime} where id = $1`;
const lockOfSql = `
  select id, state from account_review
  where id = (select review_id from account_document where id = $1) and person_id = $2 for update`;
const removeSql = 'delete from account_document where id = $1';
const waitAgainSql = `
  update account_review set due_at = documents_due_at
  where id = $1 and not exists (
    select from account_document where review_id = $1 and handed_in_at >= documents_requested_at)`;

interface OpenRequest {
  readonly id: string;
  readonly requestedAt: Date;
  readonly kinds: readonly AccountDocumentKind[];
}
/** A document that is handed in: the file as it came, and what is stored of it. */
export interface HandedIn {
  readonly kind: AccountDocumentKind;
  readonly name: string;
  readonly original: Buffer;
  readonly read: ReadDocument;
}

/** Documents of the calling landlord. */
@Injectable()
export class OwnDocuments {
  constructor(
    private readonly source: DataSource,
    private readonly pool: SqlPool,
    private readonly box: DocumentBox,
    private readonly audit: Audit,
  ) {}

  async list(personId: string): Promise<OwnDocumentList> {
    const request = await this.pool.row<DocumentRequest>('own_document_request', requestSql, [personId]);
    const documents = await this.pool.rows<Nullable<OwnAccountDocument>>('own_documents', listSql, [personId]);
    return { ...(request ? { request } : {}), documents: documents.map(toDocument) };
  }

  /** Throws 409 `documents-not-requested` unless support waits for a document of this kind from the caller. */
  async requireRequest(personId: string, kind: AccountDocumentKind): Promise<void> {
    requireKind(await this.pool.row<DocumentRequest>('own_document_request', requestSql, [personId]), kind);
  }

  /** Stores a document, encrypted; the same file is stored once. Throws 409 as above, and after 5 documents. */
  add(handedIn: HandedIn, author: Author): Promise<OwnAccountDocument> {
    const personId = requireUser(author.caller);
    return this.source.transaction(async (manager) => {
      const [request] = await manager.query<OpenRequest[]>(lockSql, [personId]);
      requireKind(request, handedIn.kind);
      const fingerprint = this.box.fingerprintOf(handedIn.original);
      const count = await countOf(manager, request, fingerprint);
      if (count >= maxAccountDocuments) throw new Problem(409, 'too-many-documents', messages.tooMany);
      const document = await this.#insert(manager, request, { ...handedIn, fingerprint });
      if (count === 0) await manager.query(arrivedSql, [request.id]);
      await this.audit.recordOwn(manager, personId, 'account-document.handed-in', author.client);
      return document;
    });
  }

  /** Throws 404 for a document of another user, and 409 once support has decided. */
  remove(id: string, author: Author): Promise<void> {
    const personId = requireUser(author.caller);
    return this.source.transaction(async (manager) => {
      const [review] = await manager.query<{ id: string; state: string }[]>(lockOfSql, [id, personId]);
      if (!review) throw notFound(messages.notFound, 'document-not-found');
      if (review.state !== 'open') throw new Problem(409, 'already-decided', messages.decided);
      await manager.query(removeSql, [id]);
      await manager.query(waitAgainSql, [review.id]);
      await this.audit.recordOwn(manager, personId, 'account-document.taken-back', author.client);
    });
  }

  async #insert(
    manager: EntityManager,
    { id: reviewId, requestedAt }: OpenRequest,
    { kind, name, read: { format, file }, fingerprint }: HandedIn & { readonly fingerprint: Buffer },
  ): Promise<OwnAccountDocument> {
    const id = randomUUID();
    const sealed = this.box.seal(file, { id, reviewId });
    const [row] = await manager.query<[Nullable<OwnAccountDocument>]>(addSql, [
      id,
      reviewId,
      kind,
      withEnding(name, format),
      format,
      file.length,
      fingerprint,
      sealed,
      requestedAt,
    ]);
    return toDocument(row);
  }
}

async function countOf(manager: EntityManager, { id, requestedAt }: OpenRequest, fingerprint: Buffer): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(countSql, [id, requestedAt, fingerprint]);
  return row?.count ?? 0;
}

function requireKind<T extends { readonly kinds: readonly AccountDocumentKind[] }>(
  request: T | undefined,
  kind: AccountDocumentKind,
): asserts request is T {
  if (!request?.kinds.includes(kind)) throw new Problem(409, 'documents-not-requested', messages.notRequested);
}
