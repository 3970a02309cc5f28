import type { ApiError } from '@porchlight/client';
import { accountDocumentTypes, maxDocumentBytes, type AccountDocumentKind } from '@porchlight/contracts/accounts';

/** Why a file is not handed in: a fault of the file, or a failure of its upload. */
export type DocumentFault = 'wrongType' | 'empty' | 'tooLarge' | 'tooMany' | 'interrupted' | 'unavailable' | 'refused';
export interface UploadFailure {
  readonly fault: DocumentFault;
  /** Of the server, for a fault that only it knows. */
  readonly message?: string;
  /** Whether the same file can be sent again. */
  readonly canRetry: boolean;
}
/** A chosen file until it is handed in. */
export interface DocumentUpload {
  readonly key: string;
  readonly kind: AccountDocumentKind;
  readonly file: File;
  /** Share of the bytes that was sent, from 0 to 1. */
  readonly sent: number;
  readonly failure?: UploadFailure | undefined;
}

/** Returns why a chosen file cannot be sent; its content is checked by the server. */
export function fileFailure({ type, size }: File, room: number): UploadFailure | undefined {
  if (room <= 0) return { fault: 'tooMany', canRetry: true };
  // Some systems know no type of a file.
  if (type !== '' && !accountDocumentTypes.includes(type)) return { fault: 'wrongType', canRetry: false };
  if (size === 0) return { fault: 'empty', canRetry: false };
  return size > maxDocumentBytes ? { fault: 'tooLarge', canRetry: false } : undefined;
}

/** Returns the failure of an upload. */
export function failureOf({ status, message }: ApiError): UploadFailure {
  if (status === 0) return { fault: 'interrupted', canRetry: true };
  if (status === 413) return { fault: 'tooLarge', canRetry: false };
  if (status >= 500) return { fault: 'unavailable', canRetry: true };
  return { fault: 'refused', message, canRetry: status !== 422 };
}
