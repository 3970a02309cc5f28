import { randomUUID } from 'node:crypto';
import { asStaff, raceRounds, startForTest, type Actor, type TestApp } from '@porchlight/service-kit/testing';
import { expiredLocksSweep } from '../content-life/edit-locks.ts';
import { content } from '../content.ts';

let app: TestApp;
let category: string;
const newEditor = () => asStaff(['viewBlogs', 'createBlogs', 'modifyBlogs']);
const ana = newEditor();
const bo = newEditor();
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  category = (await app.get('/admin/post-categories?search=safety', { as: ana })).body.records[0].id;
});
afterAll(() => app.stop());

const createPost = async (): Promise<string> => {
  const text = (english: string) => ({ 'en-CA': english });
  const body = { headline: text('Bikes'), summary: text('Ride'), body: text('<p>Ride.</p>'), state: 'draft' };
  const rest = { slug: `bikes-${randomUUID().slice(0, 8)}`, category, author: 'Ana', cover: 'p1-living' };
  return (await app.post('/admin/posts', { as: ana, body: { ...body, ...rest } })).body.id;
};
const path = (id: string) => `/admin/posts/${id}/edit-lock`;
const idOf = ({ subject }: Actor) => subject.sub;
const renew = (id: string, as: Actor) => app.patch(path(id), { as });
const takeOver = (id: string, as: Actor, from: Actor) => app.post(path(id), { as, body: { from: idOf(from) } });
const release = (id: string, as: Actor) => app.delete(path(id), { as });
const holderFor = async (id: string, as: Actor) => (await renew(id, as)).body.holder;
const expire = (id: string) =>
  app.sql(`update edit_lock set until = now() - interval '1 second' where record_id = $1`, [id]);

describe('edit lock of a post', () => {
  it('is with its first editor, and says since when, until it is released', async () => {
    const id = await createPost();
    const { body } = await renew(id, ana);
    expect(body).toEqual({ holder: idOf(ana), since: expect.any(String) });
    expect((await renew(id, bo)).body).toEqual(body);
    expect((await renew(id, ana)).body).toEqual(body);
    expect((await release(id, ana)).status).toBe(200);
    expect(await holderFor(id, bo)).toBe(idOf(bo));
  });
  it('is not released by another editor, nor with that of another post', async () => {
    const [id, other] = [await createPost(), await createPost()];
    await renew(id, ana);
    await renew(other, ana);
    await release(id, bo);
    await release(other, ana);
    expect(await holderFor(id, bo)).toBe(idOf(ana));
  });
  it('ends five minutes after it was last renewed', async () => {
    const id = await createPost();
    await renew(id, ana);
    const minutes = `extract(epoch from until - now()) / 60`;
    const [lock] = await app.sql<{ left: number }>(
      `select ${minutes}::float as left from edit_lock where record_id = $1`,
      [id],
    );
    expect(lock?.left).toBeGreaterThan(4.5);
    expect(lock?.left).toBeLessThanOrEqual(5);
    await expire(id);
    expect(await holderFor(id, bo)).toBe(idOf(bo));
    expect(await holderFor(id, ana)).toBe(idOf(bo));
  });
  it('is taken over, which its former holder learns with the next renewal', async () => {
    const id = await createPost();
    const before = (await renew(id, ana)).body;
    const taken = (await takeOver(id, bo, ana)).body;
    expect(taken.holder).toBe(idOf(bo));
    expect(taken.since > before.since).toBe(true);
    expect((await renew(id, ana)).body).toEqual(taken);
    expect((await takeOver(id, ana, bo)).body.holder).toBe(idOf(ana));
  });
  it.each(raceRounds(5))('is taken over by one of twenty at the same time, round %i', async () => {
    const id = await createPost();
    await renew(id, ana);
    const takers = Array.from({ length: 20 }, newEditor);
    const responses = await Promise.all(takers.map((taker) => takeOver(id, taker, ana)));
    expect(takers.filter((taker, at) => responses[at]?.body.holder === idOf(taker))).toHaveLength(1);
    expect(new Set(responses.map(({ body }) => body.holder)).size).toBe(1);
  });
  it.each(raceRounds(5))('is with one of twenty that open the post at the same time, round %i', async () => {
    const id = await createPost();
    const editors = Array.from({ length: 20 }, newEditor);
    const responses = await Promise.all(editors.map((editor) => renew(id, editor)));
    expect(editors.filter((editor, at) => responses[at]?.body.holder === idOf(editor))).toHaveLength(1);
  });
  it('refuses no change: the version of the post does', async () => {
    const id = await createPost();
    await renew(id, ana);
    const save = (author: string) => app.patch(`/admin/posts/${id}`, { as: bo, body: { version: 1, author } });
    expect((await save('Bo')).status).toBe(200);
    expect((await save('Cy')).status).toBe(409);
  });
  it('leaves the content version as it is', async () => {
    const id = await createPost();
    const version = async () => (await app.get('/site-settings')).body.contentVersion;
    const before = await version();
    await renew(id, ana);
    await takeOver(id, bo, ana);
    await release(id, bo);
    expect(await version()).toBe(before);
  });
  it('is for those who modify posts, and of posts that exist', async () => {
    const id = await createPost();
    const reader = asStaff(['viewBlogs']);
    for (const { status } of [await renew(id, reader), await takeOver(id, reader, ana), await release(id, reader)])
      expect(status).toBe(403);
    expect((await app.post(path(id), { as: ana, body: { from: 'ana' } })).status).toBe(422);
    expect((await renew(randomUUID(), ana)).status).toBe(404);
    await app.delete(`/admin/posts/${id}`, { as: ana, body: { version: 1 } });
    expect((await renew(id, ana)).status).toBe(404);
    expect((await takeOver(id, ana, bo)).status).toBe(404);
  });
  it('is deleted once it ended', async () => {
    const [ended, running] = [await createPost(), await createPost()];
    await renew(ended, ana);
    await renew(running, ana);
    await expire(ended);
    await app.sql(expiredLocksSweep);
    const rows = await app.sql('select record_id from edit_lock where record_id = any($1)', [[ended, running]]);
    expect(rows).toEqual([{ record_id: running }]);
  });
});
