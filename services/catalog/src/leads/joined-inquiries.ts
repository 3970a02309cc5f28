import type { EntityManager } from 'typeorm';

// @mutation joined-inquiry-lock
const lockSql = 'select coalesce(joined_into_id, id) as id from inquiry where id = $1::uuid for key share';

/** Returns the id of an inquiry, or of the one that a merge of listings joined it with. */
export const currentInquirySql = (id: string): string =>
  `coalesce((select joined_into_id from inquiry where id = ${id}), ${id})`;

/**
 * Returns the id of the inquiry that messages to an inquiry are stored with. It is locked until the end of the
 * transaction, so that no merge of listings joins it with another meanwhile.
 */
export async function lockCurrentInquiry(manager: EntityManager, inquiryId: string): Promise<string> {
  const [inquiry] = await manager.query<{ id: string }[]>(lockSql, [inquiryId]);
  return inquiry?.id ?? inquiryId;
}
