import type { AccountDocument } from '@porchlight/contracts/accounts';
import { withoutNulls, type Nullable } from '../account-reviews/account-review-row.ts';

/** Columns of a document without its content; `document` is its table. */
export const documentColumns = `
  document.id, document.kind, document.name, document.format, document.size,
  document.handed_in_at as "handedInAt", document.accepted_at as "acceptedAt"`;
export const toDocument = <T extends AccountDocument>(row: Nullable<T>): T => withoutNulls<T>(row);

/** Most documents that a list shows: those of some requests. */
export const maxListedDocuments = 50;
