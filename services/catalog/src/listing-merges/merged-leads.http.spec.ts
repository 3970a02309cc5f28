import { randomUUID } from 'node:crypto';
import type { LeadsPage } from '@porchlight/contracts/catalog';
import { asLandlord, asRenter, overlapping, type TestApp } from '@porchlight/service-kit/testing';
import { aKey, anAddress, inquiriesIn, inquiry } from '../testing/inquiries.ts';
import { anAgent, mergesIn, owner, startWithCompany } from './testing/merges-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startWithCompany();
}, 60_000);
afterAll(() => app.stop());
const merges = mergesIn(() => app);
const inquiries = inquiriesIn(() => app);
const landlord = asLandlord(owner);
const { someListings } = merges;

const aLead = async (listingId: string, over: object = {}) =>
  (await inquiries.sendAndFind(inquiry({ listingId, ...over })))!;
const leadsOf = async (listingId: string) =>
  ((await app.get(`/elandlord/leads?listingId=${listingId}`, { as: landlord })).body as LeadsPage).leads;
const textsOf = async (id: string) =>
  (await app.sql<{ text: string }>('select text from inquiry_message where inquiry_id = $1 order by id', [id])).map(
    ({ text }) => text,
  );
const reply = (id: string, message: string) =>
  app.post(`/elandlord/leads/${id}/replies`, { as: landlord, body: { key: aKey(), message } });
describe('LISTING-MERGE-6: leads move with their messages, and no lead is lost', () => {
  it('of several renters', async () => {
    const [canonical, first, second] = someListings(3);
    const ids = [await aLead(canonical), await aLead(first), await aLead(second)];
    const { id } = await merges.merged(canonical, [first, second]);
    expect((await leadsOf(canonical)).map((lead) => lead.id).sort()).toEqual([...ids].sort());
    await merges.undone(id);
    expect((await leadsOf(first)).map((lead) => lead.id)).toEqual([ids[1]]);
  });
  it('of one renter become one conversation; the addresses of both show it', async () => {
    const [canonical, first, second] = someListings(3);
    const [email, renter] = [anAddress(), asRenter(randomUUID())];
    await inquiries.known(email, renter.subject.sub);
    const [stays, ...joined] = [
      await inquiries.sendAndFind(inquiry({ listingId: canonical, email, message: 'Is one free?' }), renter),
      await inquiries.sendAndFind(inquiry({ listingId: first, email, message: 'Is two free?' }), renter),
      await inquiries.sendAndFind(inquiry({ listingId: second, email, message: 'Is three free?' }), renter),
    ] as [string, string, string];
    await reply(joined[0], 'Two is free.');
    const { id } = await merges.merged(canonical, [first, second]);
    expect((await leadsOf(canonical)).map((lead) => lead.id)).toEqual([stays]);
    expect((await textsOf(stays)).sort()).toEqual(['Is one free?', 'Is three free?', 'Is two free?', 'Two is free.']);
    const mine = await app.get('/recent-inquiries', { as: renter });
    expect(mine.body.inquiries.map((own: { id: string }) => own.id)).toEqual([stays]);
    for (const one of [stays, ...joined]) {
      expect((await app.get(`/elandlord/leads/${one}`, { as: landlord })).body.lead).toMatchObject({
        id: stays,
        stage: 'replied',
      });
      expect((await app.get(`/my-inquiries/${one}`, { as: renter })).body.inquiry.id).toBe(stays);
    }
    expect((await reply(joined[1], 'Three is free too.')).status).toBe(201);
    expect(await textsOf(stays)).toContain('Three is free too.');
    await merges.undone(id);
    expect(await textsOf(joined[0])).toEqual(['Is two free?', 'Two is free.']);
    expect(await textsOf(stays)).toEqual(['Is one free?', 'Three is free too.']);
  });
  it('a later message of the renter to the address of a duplicate continues the conversation', async () => {
    const [canonical, duplicate] = someListings(2);
    const email = anAddress();
    const id = await aLead(duplicate, { email });
    await merges.merged(canonical, [duplicate]);
    expect(await aLead(duplicate, { email, message: 'And is the garage free too?' })).toBe(id);
    expect(await leadsOf(canonical)).toHaveLength(1);
  });
  it('the state before the merge returns, unless something happened since', async () => {
    const [canonical, duplicate] = someListings(2);
    const email = anAddress();
    const stays = await aLead(canonical, { email });
    const joined = await aLead(duplicate, { email });
    await reply(joined, 'It is free.');
    const stageOf = async () =>
      (await app.sql<{ stage: string }>('select stage from inquiry where id = $1', [stays]))[0]?.stage;
    const { id } = await merges.merged(canonical, [duplicate]);
    expect(await stageOf()).toBe('replied');
    await merges.undone(id);
    expect(await stageOf()).toBe('new');
  });
});

describe('LISTING-MERGE-13: what happens during a merge waits for it', () => {
  it('a lead that arrives is a lead of the listing that stays', async () => {
    const [canonical, duplicate] = someListings(2);
    const body = inquiry({ listingId: duplicate });
    const responses = await merges.duringMerge(canonical, duplicate, [() => inquiries.send(body)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 201]);
    expect((await leadsOf(canonical)).map((lead) => lead.id)).toEqual([await inquiries.idOf(body)]);
  });
  it('replies to a lead that joins another are replies to that one', async () => {
    const [canonical, duplicate] = someListings(2);
    const email = anAddress();
    const stays = await aLead(canonical, { email });
    const joined = await aLead(duplicate, { email });
    const responses = await merges.duringMerge(canonical, duplicate, [() => reply(joined, 'Yes, it is free.')]);
    expect(responses.map(({ status }) => status)).toEqual([200, 201]);
    expect(await textsOf(stays)).toContain('Yes, it is free.');
  });
  it('reports and favourites follow', async () => {
    const [canonical, duplicate] = someListings(2);
    const renter = asRenter(randomUUID());
    const responses = await merges.duringMerge(canonical, duplicate, [
      () => app.patch('/favourite-listing', { as: renter, body: { listingId: duplicate, active: 1 } }),
      () => app.post(`/report-listing/${duplicate}`, { body: { reason: 'scam' } }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 202]);
    expect(await merges.of(canonical, 'favourite', 'user_id::text')).toContain(renter.subject.sub);
    expect(await merges.of(canonical, 'reported_listing', 'reporters')).toEqual([1]);
  });
  it('a landlord who edits learns that the listing has changed, or ended', async () => {
    const [canonical, duplicate] = someListings(2);
    const version = (await merges.versions([canonical]))[0]?.version;
    const edit = (id: string) => () =>
      app.patch('/elandlord/listings', { as: landlord, body: { id, version, title: 'A title of the landlord' } });
    const [merged, ...edits] = await merges.duringMerge(canonical, duplicate, [edit(canonical), edit(duplicate)]);
    expect(merged?.status).toBe(200);
    expect(edits.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'version-conflict'],
      [404, 'listing-not-found'],
    ]);
  });
  it('an agent who merges the same listing elsewhere learns that a colleague has', async () => {
    const [canonical, duplicate, other] = someListings(3);
    const [merged, second] = await merges.duringMerge(canonical, duplicate, [
      () => merges.merge(other, [duplicate], {}, anAgent()),
    ]);
    expect([merged?.status, second?.status, second?.body.code]).toEqual([200, 409, 'already-merged']);
    expect(await merges.stateOf(duplicate)).toMatchObject({ into: canonical });
  });
  it('a merge is undone once', async () => {
    const [canonical, duplicate] = someListings(2);
    const { id } = await merges.merged(canonical, [duplicate]);
    const lock = {
      text: 'select from listing where public_id = $1 for update',
      values: [canonical],
      holds: 'for update',
    };
    const responses = await overlapping(app, lock, () => [merges.undo(id, anAgent()), merges.undo(id, anAgent())]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  it('a merge of listings that changed since the preview is refused', async () => {
    const [canonical, duplicate] = someListings(2);
    const versions = await merges.versions([canonical, duplicate]);
    await app.sql('update listing set version = version + 1 where public_id = $1', [duplicate]);
    const { status, body } = await merges.send({ ...merges.choiceOf(canonical, [duplicate]), versions });
    expect([status, body.code]).toEqual([409, 'listings-changed']);
  });
});
