import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsIn, IsInt, IsISO8601, IsOptional } from 'class-validator';
import { IsString, IsUUID, Length, Matches } from 'class-validator';
import { Done } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';
import {
  accountDocumentFormats,
  accountDocumentKinds,
  type AccountDocumentFormat,
  type AccountDocumentKind,
} from './document-values.ts';
import { reviewReasonLength } from './review-values.ts';

/** A document that was handed in, without its content. */
export class AccountDocument {
  @IsUUID() id!: string;
  @IsIn(accountDocumentKinds) kind!: AccountDocumentKind;
  /** Name of the file, without its path. */
  @IsString() name!: string;
  @IsIn(accountDocumentFormats) format!: AccountDocumentFormat;
  /** Size in bytes. */
  @IsInt() size!: number;
  @IsISO8601() handedInAt!: string;
  /** When support accepted it as a proof. */
  @IsOptional() @IsISO8601() acceptedAt?: string;
}
/** What support requests from a landlord, and until when. */
export class DocumentRequest {
  @IsISO8601() requestedAt!: string;
  @IsISO8601() dueAt!: string;
  @IsIn(accountDocumentKinds, { each: true }) kinds!: AccountDocumentKind[];
  /** Written by support, in the language of the landlord. */
  @IsString() text!: string;
}
export class DocumentRequestBody {
  @ArrayMinSize(1)
  @ArrayMaxSize(accountDocumentKinds.length)
  @ArrayUnique()
  @IsIn(accountDocumentKinds, { each: true })
  kinds!: AccountDocumentKind[];
  /** Sent to the landlord; without space around it. */
  @IsString()
  @Matches(/^\S[\s\S]*\S$/)
  @Length(reviewReasonLength.min, reviewReasonLength.max)
  text!: string;
}
/** A document of the calling landlord. */
export class OwnAccountDocument extends AccountDocument {
  /** When it is deleted; present once support has decided. Until then the landlord can take it back. */
  @IsOptional() @IsISO8601() deletesAt?: string;
}
export class OwnAccountDocuments {
  /** Request of the open review. */
  @IsOptional() @Nested(() => DocumentRequest) request?: DocumentRequest;
  /** The latest first, at most 50. */
  @ListOf(() => OwnAccountDocument, 50) documents!: OwnAccountDocument[];
}
export class OwnAccountDocumentResponse {
  @Nested(() => OwnAccountDocument) document!: OwnAccountDocument;
}
export class AddedDocumentQuery {
  @IsIn(accountDocumentKinds) kind!: AccountDocumentKind;
}
export class AccountDocumentParams {
  @IsUUID() id!: string;
}
/** The response is a file, not JSON. */
export class AccountDocumentFile {}

const own = { service: 'accounts', access: access.role('landlord') } as const;

export const listAccountDocuments = route({
  ...own,
  method: 'GET',
  path: '/user/account-documents',
  response: OwnAccountDocuments,
  summary: "List the documents of the calling landlord's account, and what support requested",
});
/**
 * Stores a document, encrypted; the body of the request is the file, as `application/offset+octet-stream`. The name of
 * the file is in the header `Upload-Metadata` of the tus protocol (`filename`, in base64), which is not logged. The same
 * file is stored once.
 */
export const addAccountDocument = route({
  ...own,
  lane: 'upload',
  method: 'POST',
  path: '/user/account-documents',
  query: AddedDocumentQuery,
  response: OwnAccountDocumentResponse,
  status: 201,
  errors: ['documents-not-requested', 'document-refused', 'too-many-documents', 'too-many-tries', 'upload-too-large'],
  summary: 'Hand in a PDF or an image that support requested',
});
/** Deletes it. Throws 409 once support has decided: then it is deleted after 30 days. */
export const removeAccountDocument = route({
  ...own,
  method: 'DELETE',
  path: '/user/account-documents/:id',
  params: AccountDocumentParams,
  response: Done,
  errors: ['document-not-found', 'already-decided'],
  summary: 'Take back a document, until support decides',
});
/** An attachment. Each call is in the audit log. */
export const openAccountDocument = route({
  service: 'accounts',
  method: 'GET',
  path: '/support/account-documents/:id/file',
  access: access.permission('modifyAccountReviews'),
  params: AccountDocumentParams,
  response: AccountDocumentFile,
  errors: ['document-not-found', 'own-account'],
  summary: 'Download a document of an account review',
});
