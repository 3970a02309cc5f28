import { asStaff, guest, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';
import { aStoredPicture } from '../testing/upload-picture.ts';

let app: TestApp;
let category: string;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
  category = (await app.get('/admin/post-categories?search=safety', { as: editor })).body.records[0].id;
});
afterAll(() => app.stop());

const editor = asStaff(['viewBlogs', 'createBlogs', 'modifyBlogs']);
const text = (english: string) => ({ 'en-CA': english });
const create = (slug: string, over: object) =>
  app.post('/admin/posts', {
    as: editor,
    body: {
      ...{ headline: text('Bikes'), summary: text('Ride'), body: text('<p>Ride.</p>'), slug, category, author: 'Ana' },
      ...{ cover: 'p1-living', state: 'published', ...over },
    },
  });
const read = async (slug: string) => (await app.get(`/posts/${slug}`, { as: guest })).body.post;

describe('pictures of a post', () => {
  it('are shown to readers as its cover and in its text', async () => {
    const { url, width, height } = await aStoredPicture(app);
    const cover = url.slice('/photos/'.length, -'-960.webp'.length);
    const image = `<img src="${url}" alt="A porch" width="${width}" height="${height}" />`;
    expect((await create('a-porch', { cover, body: text(`<p>Look:</p>${image}`) })).status).toBe(201);
    const post = await read('a-porch');
    expect(post.cover).toBe(cover);
    expect(post.body).toContain(`<img src="${url}" alt="A porch" width="960" height="640" loading="lazy"`);
    expect((await app.get(`/photos/${post.cover}-960.webp`)).status).toBe(200);
  });
  it('are refused as a cover unless they are stored', async () => {
    const cover = 'content/11111111-1111-4111-8111-111111111111';
    const { status, body } = await create('no-porch', { cover });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([422, 'picture-not-found', ['cover']]);
    expect((await create('no-porch', { cover: 'content/../../x' })).status).toBe(422);
  });
});
