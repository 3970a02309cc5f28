import { randomUUID } from 'node:crypto';
import { asRenter, type TestApp } from '@porchlight/service-kit/testing';
import { anAddress, first, inquiriesIn, inquiry, owner, second, startWithListings } from '../testing/inquiries.ts';

// What one writer sends, blocks or confirms never changes the inquiries of another.
let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { countsOf, idOf, known, send, sendAndFind } = inquiriesIn(() => app);

const storedOf = async (id: string | undefined) =>
  (
    await app.sql<{ writer: string; userId: string | null; isOpen: boolean }>(
      'select writer, user_id as "userId", is_open as "isOpen" from inquiry where id = $1',
      [id],
    )
  )[0];

describe('the inquiry of another writer', () => {
  it('with the same text is an inquiry of its own', async () => {
    const message = `Is the home still free in April? ${randomUUID()}`;
    const [one, other] = [anAddress(), anAddress()];
    for (const email of [one, other]) expect((await send(inquiry({ email, message }))).status).toBe(201);
    expect([await countsOf(one), await countsOf(other)]).toEqual([
      { leads: 1, messages: 1 },
      { leads: 1, messages: 1 },
    ]);
  });
  it('reaches a landlord who has blocked a different writer', async () => {
    await app.sql('insert into blocked_writer (owner_user_id, writer, user_id) values ($1, $2, $3)', [
      owner,
      `another of ${randomUUID()}`,
      randomUUID(),
    ]);
    const sent = inquiry();
    await send(sent, asRenter());
    expect(await idOf(sent)).toBeDefined();
  });
  it('is not on the map of a renter', async () => {
    const renter = asRenter();
    await send(inquiry({ listingId: second }), asRenter());
    await send(inquiry({ listingId: first }), renter);
    expect((await app.get('/inquiry-listings-map-markers', { as: renter })).body.count).toBe(1);
  });
  it('stays a guest’s when an account confirms its own address', async () => {
    const [email, otherEmail] = [anAddress(), anAddress()];
    const other = await sendAndFind(inquiry({ email: otherEmail }));
    const before = await storedOf(other);
    expect(before).toMatchObject({ userId: null, isOpen: true });
    await sendAndFind(inquiry({ email }));
    await known(email, randomUUID());
    expect(await storedOf(other)).toEqual(before);
    await known(anAddress(), randomUUID(), { isNewlyVerified: false });
    expect(await storedOf(other)).toEqual(before);
  });
  it('stays that of the account that it was assigned to', async () => {
    const [email, firstOwner] = [anAddress(), randomUUID()];
    const id = await sendAndFind(inquiry({ email }));
    await known(email, firstOwner);
    await known(email, randomUUID());
    expect(await storedOf(id)).toMatchObject({ userId: firstOwner });
  });
});
