import { randomUUID } from 'node:crypto';
import { asRenter, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { entitled, sendEntitlements } from '../testing/start-catalog.ts';
import {
  aKey,
  anAddress,
  first,
  inquiriesIn,
  inquiry,
  many,
  second,
  startWithListings,
  statusesOf,
} from '../testing/inquiries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
const { askedFor, idOf, isConfirmed, known, send, sendAndFind } = inquiriesIn(() => app);

describe('a renter', () => {
  const read = (path: string, as: Actor) => app.get(path, { as });

  it('lists their own inquiries, newest first, with listing, landlord and status', async () => {
    const renter = asRenter();
    const email = anAddress();
    const one = (await send(inquiry({ email }), renter)).body.inquiry.id;
    const two = (await send(inquiry({ email, listingId: second }), renter)).body.inquiry.id;
    expect((await send(inquiry({ email, message: 'And is a cat welcome?' }), renter)).body).toMatchObject({
      inquiry: { id: one },
      isAppended: true,
    });
    const { body } = await read('/inquiry-listings', renter);
    expect(body.inquiries).toMatchObject([
      {
        id: one,
        listing: { id: first },
        landlord: { name: 'Company 0' },
        message: 'And is a cat welcome?',
        status: 'sent',
        messageCount: 2,
      },
      { id: two },
    ]);
    expect(body.pagination.total).toBe(2);
    expect((await read('/recent-inquiries', renter)).body.inquiries).toHaveLength(2);
    expect((await read(`/listing-inquiries/${second}`, renter)).body.inquiries).toMatchObject([{ id: two }]);
    expect((await read('/inquiry-listings-map-markers', renter)).body.count).toBe(2);
    await app.sql(
      `insert into inquiry_message (inquiry_id, key, author, text) values ($1, $2, 'landlord', 'Yes, gladly.')`,
      [one, aKey()],
    );
    await app.sql('update inquiry set seen_at = now(), replied_at = now() where id = $1', [one]);
    const thread = (await read(`/my-inquiries/${one}`, renter)).body;
    expect(thread).toMatchObject({
      inquiry: { id: one, status: 'replied' },
      messages: [
        { from: 'me' },
        { from: 'me', text: 'And is a cat welcome?' },
        { from: 'landlord', text: 'Yes, gladly.' },
      ],
    });
  });

  it('sees which listings are unavailable, and still has the messages', async () => {
    const renter = asRenter();
    const gone = many[40]!;
    const { id } = (await send(inquiry({ listingId: gone }), renter)).body.inquiry;
    await sendEntitlements(app, [entitled(gone, { enabled: false, version: 7 })]);
    expect((await read('/inquiry-listings', renter)).body.inquiries).toMatchObject([
      { id, listing: { id: gone, unavailable: 'paused' } },
    ]);
    await app.sql(`update listing set status = 'deleted' where public_id = $1`, [gone]);
    expect((await read(`/my-inquiries/${id}`, renter)).body.inquiry.listing).toEqual({ id: gone, unavailable: 'gone' });
  });

  it('gets the same 404 for another renter’s inquiry and an unknown one', async () => {
    const { id } = (await send(inquiry(), asRenter())).body.inquiry;
    const outsider = asRenter();
    for (const [theirs, missing] of [
      [`/my-inquiries/${id}`, `/my-inquiries/${randomUUID()}`],
      [`/listing-inquiries/${first}`, '/listing-inquiries/zzzzzzzzzz'],
    ] as const) {
      const [one, other] = [await read(theirs, outsider), await read(missing, outsider)];
      expect([one.status, one.bytes.toString()]).toEqual([404, other.bytes.toString()]);
    }
    expect((await read('/inquiry-listings', outsider)).body).toMatchObject({ inquiries: [], pagination: { total: 0 } });
  });

  it('gets the inquiries that they sent as a guest once they verify the address, in one thread', async () => {
    const renter = asRenter();
    const email = anAddress();
    const id = await sendAndFind(inquiry({ email }));
    expect((await read('/inquiry-listings', renter)).body.inquiries).toEqual([]);
    expect((await known(email, renter.subject.sub)).status).toBe(200);
    expect((await read('/inquiry-listings', renter)).body.inquiries).toMatchObject([{ id }]);
    expect((await send(inquiry({ email }), renter)).body.inquiry.id).toBe(id);
    expect(await isConfirmed(id)).toBe(true);
  });

  it('retains their thread once the address is known to be theirs', async () => {
    const [renter, email] = [asRenter(), anAddress()];
    await send(inquiry());
    const { id } = (await send(inquiry({ email }), renter)).body.inquiry;
    expect(await isConfirmed(id)).toBe(false);
    await known(email, renter.subject.sub);
    expect((await send(inquiry({ email }), renter)).body.inquiry.id).toBe(id);
    expect(await isConfirmed(id)).toBe(true);
  });

  describe('whose address a guest writes under', () => {
    const proved = async () => {
      const [renter, email] = [asRenter(), anAddress()];
      await known(email, renter.subject.sub);
      return { renter, email, own: (await send(inquiry({ email }), renter)).body.inquiry.id as string };
    };
    const landlordMail = async (email: string) =>
      (await askedFor(email)).filter(({ payload }) => payload.template === 'inquiry-received').at(-1)?.payload.words;
    const linkOf = async (email: string) =>
      (await askedFor(email)).filter(({ payload }) => payload.template === 'inquiry-confirm').at(-1)?.payload.words?.[
        'path'
      ] ?? '';

    it('sees nothing of it until the mailbox confirms it; the landlord sees that the address is not confirmed', async () => {
      const { renter, email, own } = await proved();
      expect(await landlordMail(email)).not.toHaveProperty('unconfirmed');
      const body = inquiry({ email, message: 'I withdraw my interest in this home.' });
      expect(await send(body)).toMatchObject({ status: 201, body: { isAppended: false } });
      expect((await read('/inquiry-listings', renter)).body.inquiries).toMatchObject([{ id: own, messageCount: 1 }]);
      expect((await read(`/my-inquiries/${await idOf(body)}`, renter)).status).toBe(404);
      expect(await landlordMail(email)).toMatchObject({ unconfirmed: expect.stringContaining('not confirmed') });
      expect(await isConfirmed(await idOf(body))).toBe(false);
      // Reported by accounts for each inquiry of a guest: it is not the agreement of the mailbox.
      await known(email, renter.subject.sub, { isNewlyVerified: false });
      expect((await read('/inquiry-listings', renter)).body.pagination.total).toBe(1);
      const path = await linkOf(email);
      expect((await app.get(path)).body).toMatchObject({ state: 'valid', purpose: 'inquiry' });
      const answers = await Promise.all(Array.from({ length: 5 }, () => app.post(path, {})));
      expect(statusesOf(answers)).toEqual([200, 410, 410, 410, 410]);
      expect((await app.get(path)).body).toEqual({ state: 'used', purpose: 'inquiry' });
      expect((await read(`/my-inquiries/${await idOf(body)}`, renter)).body.messages).toMatchObject([
        { from: 'me', text: body.message },
      ]);
      expect(await isConfirmed(await idOf(body))).toBe(true);
      expect((await send(inquiry({ email }), renter)).body.inquiry.id).toBe(own);
    });

    it('is protected even when accounts reports the account after the message', async () => {
      const [renter, email] = [asRenter(), anAddress()];
      const body = inquiry({ email });
      await send(body);
      await known(email, renter.subject.sub, { isNewlyVerified: false });
      expect((await read('/inquiry-listings', renter)).body.inquiries).toEqual([]);
      expect((await send(inquiry({ email }), renter)).body.inquiry.id).not.toBe(await idOf(body));
    });

    it('does not show by status, id or time that an account or an earlier message exists', async () => {
      const shape = async (email: string) => {
        const body = inquiry({ email });
        const answers = [await send(body), await send(body), await send({ ...body, key: aKey() })];
        answers.push(await send(inquiry({ email })));
        expect((await askedFor(email)).filter(({ payload }) => payload.template === 'inquiry-received')).toHaveLength(
          2,
        );
        const ids = new Set(answers.map(({ body: { inquiry: sent } }) => sent.id));
        return [
          statusesOf(answers),
          ids.size,
          new Set(
            answers.map(
              ({
                body: {
                  inquiry: { sentAt },
                },
              }) => sentAt,
            ),
          ).size,
        ];
      };
      const [renter, email] = [asRenter(), anAddress()];
      await known(email, renter.subject.sub);
      expect(await shape(email)).toEqual([[201, 201, 201, 201], 4, 4]);
      expect(await shape(anAddress())).toEqual([[201, 201, 201, 201], 4, 4]);
    });

    it('has the same daily limit as an address without an account', async () => {
      const { email } = await proved();
      const answers = await Promise.all(many.slice(0, 12).map((listingId) => send(inquiry({ listingId, email }))));
      expect(statusesOf(answers)).toEqual([...Array<number>(10).fill(201), 429, 429]);
    });

    it('gets 410 for a link that is not signed', async () => {
      expect((await app.post('/confirm/inquiry/abc.def', {})).status).toBe(410);
      expect((await app.get('/confirm/inquiry/abc.def')).body).toEqual({ state: 'unknown', purpose: 'inquiry' });
    });
  });

  it('who writes under another person’s address never reads that person’s inquiries', async () => {
    const [thief, email] = [asRenter(), anAddress()];
    const theirs = (await send(inquiry({ email }), thief)).body.inquiry.id;
    const real = await sendAndFind(inquiry({ email }));
    expect(real).not.toBe(theirs);
    await known(email, randomUUID());
    expect((await read('/inquiry-listings', thief)).body.inquiries).toMatchObject([{ id: theirs, messageCount: 1 }]);
  });
});
