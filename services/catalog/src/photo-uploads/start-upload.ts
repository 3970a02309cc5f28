import { tusHeaders } from './tus-uploads.ts';

/** The parts of the request and the reply that the start of an upload uses. */
export interface UploadRequest {
  readonly headers: Readonly<Record<string, string | undefined>>;
}
export interface UploadReply {
  headers(values: Readonly<Record<string, string>>): unknown;
}

/** Creates an upload of the announced size in bytes, and replies with its address. */
export async function startUpload(
  { headers }: UploadRequest,
  reply: UploadReply,
  create: (bytes: number) => Promise<string>,
): Promise<Record<string, never>> {
  const id = await create(Number(headers['upload-length'] ?? NaN));
  reply.headers({ ...tusHeaders, location: `/api/elandlord/photo-uploads/${id}` });
  return {};
}
