import { randomUUID } from 'node:crypto';
import { asService, raceRounds, type TestApp } from '@porchlight/service-kit/testing';
import { erasePerson } from './testing/erase-person.ts';
import { anAddress, inquiriesIn, inquiry, many, startWithListings } from '../testing/inquiries.ts';

let app: TestApp;
beforeAll(async () => {
  // A connection for each request: those that wait for a lock hold theirs.
  app = await startWithListings({ ENTITY_POOL: '24' });
}, 60_000);
afterAll(() => app.stop());
const { known, send } = inquiriesIn(() => app);

const asAccounts = asService('accounts');
const erase = (personId: string) => erasePerson(app, personId);
const exportRows = async (personId: string) => {
  const { status, body } = await app.post('/internal/people/export', { as: asAccounts, body: { personId } });
  expect(status).toBe(200);
  return (body.sections as { rows: object[] }[]).flatMap(({ rows }) => rows);
};
/** Returns the id of an account that never logged in, and its two addresses. */
async function unclaimedAccount() {
  const personId = randomUUID();
  const addresses = [anAddress(), anAddress()];
  for (const email of addresses) await known(email, personId, { isClaimed: false, isNewlyVerified: false });
  return { personId, addresses };
}

describe('an account erased while inquiries under its addresses are sent and its data is exported (T-R21)', () => {
  it.each(raceRounds())('leaves nothing of the account, round %i', async () => {
    const { personId, addresses } = await unclaimedAccount();
    const letters = many.slice(0, 8).flatMap((listingId) => addresses.map((email) => inquiry({ listingId, email })));
    const responses = await Promise.all([
      ...letters.slice(0, 8).map((letter) => send(letter)),
      exportRows(personId).then(() => ({ status: 201 })),
      erase(personId).then(({ status }) => ({ status: status + 1 })),
      exportRows(personId).then(() => ({ status: 201 })),
      ...letters.slice(8).map((letter) => send(letter)),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
    expect(await exportRows(personId)).toEqual([]);
    expect(await app.sql('select 1 from inquiry where user_id = $1', [personId])).toEqual([]);
    expect(await app.sql('select 1 from known_address where person_id = $1', [personId])).toEqual([]);
    // What was sent later is a guest's; of what was sent earlier the first name and the message are left.
    const letterKeys = letters.map(({ key }) => key);
    const stored = await app.sql<{ writer: string | null; email: string | null; lastName: string | null }>(
      `select i.writer, i.email, i.last_name as "lastName"
      from inquiry i join inquiry_message m on m.inquiry_id = i.id where m.key = any($1)`,
      [letterKeys],
    );
    expect(stored).toHaveLength(letters.length);
    for (const { writer, email, lastName } of stored)
      expect([email, lastName]).toEqual(writer === null ? [null, null] : [writer, 'Haddad']);
  });
});
