import { pictureIdOf } from '@porchlight/contracts/content';
import { Problem } from '@porchlight/service-kit';
import type { EntityManager } from 'typeorm';
import { messages } from './messages.ts';

const existsSql = 'select from content_picture where id = $1 for key share';

/**
 * Requires that a picture that a field names is stored, and keeps it until the transaction ends. Other values are no
 * pictures of content and pass. Throws 422 at the field.
 */
export async function requirePicture(manager: EntityManager, field: string, picture: string | null): Promise<void> {
  const id = picture === null ? undefined : pictureIdOf(picture);
  if (id === undefined || (await manager.query<object[]>(existsSql, [id])).length > 0) return;
  throw new Problem(422, 'picture-not-found', messages.unknownPicture, {
    errors: { [field]: [messages.unknownPicture] },
  });
}
