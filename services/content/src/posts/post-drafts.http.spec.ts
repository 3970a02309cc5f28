import { randomUUID } from 'node:crypto';
import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
let category: string;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  category = (await app.get('/admin/post-categories?search=safety', { as: editor })).body.records[0].id;
});
afterAll(() => app.stop());

const reader = asStaff(['viewBlogs']);
const editor = asStaff(['viewBlogs', 'createBlogs', 'modifyBlogs']);
const text = (english: string) => ({ 'en-CA': english });
interface Stored {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
}
const create = async (over: object = {}) => {
  const body = {
    headline: text('Bikes'),
    slug: `bikes-${randomUUID().slice(0, 8)}`,
    summary: text('Ride'),
    body: text('<p>Ride.</p>'),
    ...{ category, author: 'Ana', cover: 'p1-living', state: 'published', ...over },
  };
  return (await app.post('/admin/posts', { as: editor, body })).body as Stored;
};
const path = ({ id }: Pick<Stored, 'id'>) => `/admin/posts/${id}`;
const draft = (post: Stored, fields: object, version = post.version) =>
  app.patch(`${path(post)}/draft`, { as: editor, body: { version, fields } });
const discard = (post: Stored, version: number) => app.delete(`${path(post)}/draft`, { as: editor, body: { version } });
const stored = async (post: Stored) => (await app.get(path(post), { as: reader })).body;
const publicTitle = async ({ slug }: Stored) => (await app.get(`/posts/${slug}`)).body.post?.title;

describe('draft of a post', () => {
  it('is stored as it is typed, and readers see what is published', async () => {
    const post = await create();
    const fields = { headline: {}, slug: 'Not a slug', body: text('<p>Half a') };
    const { status, body } = await draft(post, fields);
    expect([status, body]).toMatchObject([200, { version: 2, state: 'changed', draft: fields }]);
    expect(await stored(post)).toMatchObject({ version: 2, state: 'changed', headline: text('Bikes'), draft: fields });
    expect(await publicTitle(post)).toBe('Bikes');
    const list = (await app.get('/admin/posts?state=changed', { as: reader })).body.records as Stored[];
    expect(list.map(({ id }) => id)).toContain(post.id);
  });
  it('is gone once its text is saved; the post is public with it', async () => {
    const post = await create();
    await draft(post, { headline: text('Bicycles') });
    const { body } = await app.patch(path(post), {
      as: editor,
      body: { version: 2, headline: text('Bicycles'), state: 'published' },
    });
    expect(body).toMatchObject({ version: 3, state: 'published' });
    expect(body).not.toHaveProperty('draft');
    expect(await publicTitle(post)).toBe('Bicycles');
  });
  it('stays when only the state of the post changes', async () => {
    const post = await create();
    await draft(post, { headline: text('Bicycles') });
    const change = (version: number, state: string) => app.patch(path(post), { as: editor, body: { version, state } });
    expect((await change(2, 'draft')).body).toMatchObject({ state: 'draft', draft: { headline: text('Bicycles') } });
    expect((await change(3, 'published')).body).toMatchObject({ state: 'changed' });
  });
  it('is discarded: the post is as it was', async () => {
    const post = await create();
    await draft(post, { headline: text('Bicycles') });
    expect((await discard(post, 1)).status).toBe(409);
    expect((await discard(post, 2)).body).toEqual({
      version: 3,
      state: 'published',
      updatedAt: expect.any(String),
    });
    expect(await stored(post)).toMatchObject({ state: 'published', headline: text('Bikes') });
  });
  it('leaves the content version, under which browsers store content, as it is', async () => {
    const post = await create();
    const version = async () => (await app.get('/site-settings')).body.contentVersion;
    const before = await version();
    await draft(post, { author: 'A' });
    await draft(post, { author: 'B' }, 2);
    await discard(post, 3);
    expect(await version()).toBe(before);
    await app.patch(path(post), { as: editor, body: { version: 4, author: 'B' } });
    expect(await version()).not.toBe(before);
  });
  it('of a post that is no longer public changes no state', async () => {
    const post = await create({ state: 'draft' });
    expect((await draft(post, {})).body).toMatchObject({ state: 'draft' });
    expect((await discard(post, 2)).body).toMatchObject({ state: 'draft' });
  });
  it('is not written over by a second window, nor is the post', async () => {
    const post = await create();
    await draft(post, { headline: text('First window') });
    expect(await draft(post, { headline: text('Second window') }, 1)).toMatchObject({
      status: 409,
      body: { code: 'version-conflict' },
    });
    const saved = await app.patch(path(post), { as: editor, body: { version: 1, headline: text('Second window') } });
    expect(saved.body).toMatchObject({
      code: 'version-conflict',
      current: { draft: { headline: text('First window') } },
    });
  });
  it('is stored once by two windows at the same time', async () => {
    for (const round of raceRounds(5)) {
      const post = await create();
      const saves = await Promise.all([1, 2, 3, 4].map((at) => draft(post, { headline: text(`${round} ${at}`) })));
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
  });
  it('leaves the history to versions that were saved, of which the last 20 stay', async () => {
    let post = await create();
    for (let at = 0; at < 25; at += 1) {
      const { version } = (await draft(post, { author: `Typed ${at}` })).body as Stored;
      post = (await app.patch(path(post), { as: editor, body: { version, author: `Saved ${at}` } })).body as Stored;
    }
    const { changes } = (await app.get(`${path(post)}/history`, { as: reader })).body;
    expect(changes).toHaveLength(20);
    expect(changes.map(({ after }: { after: { author: string } }) => after.author)).toEqual(
      Array.from({ length: 20 }, (_, at) => `Saved ${24 - at}`),
    );
  });
  it('is for those who modify posts, and has fields of the form only', async () => {
    const post = await create();
    const body = { version: 1, fields: { state: 'published' } };
    expect((await app.patch(`${path(post)}/draft`, { as: reader, body: {} })).status).toBe(403);
    expect((await app.patch(`${path(post)}/draft`, { as: editor, body })).body.errors).toEqual({
      state: [expect.any(String)],
    });
    for (const fields of [null, 'x', { version: 1 }, { nonsense: 1 }])
      expect((await draft(post, fields as object)).status).toBe(422);
    expect((await draft({ ...post, id: randomUUID() }, {})).status).toBe(404);
    await app.delete(path(post), { as: editor, body: { version: 1 } });
    expect((await draft(post, {}, 2)).status).toBe(404);
  });
});
