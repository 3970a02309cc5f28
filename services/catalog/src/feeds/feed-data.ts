import type { PersonalTable } from '@porchlight/service-kit';

const hash = `encode(sha256(convert_to(contact_email, 'UTF8')), 'hex')`;

/** Personal data of feeds: their contacts. Other addresses are those of files and homes. */
export const feedData: readonly PersonalTable[] = [
  { table: 'feed', erased: [{ by: 'address', sql: `update feed set contact_email = null where ${hash} = $1` }] },
  { table: 'feed_row', retention: 'addresses of homes, for 14 days' },
  { table: 'feed_photo', retention: 'addresses of photos, as long as their listing' },
];
