import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewBlogs', 'createBlogs', 'modifyBlogs']);
const aCategory = (over: object = {}) => ({ name: { 'en-CA': 'Winter' }, slug: 'winter', position: 9, ...over });
const create = (over?: object) => app.post('/admin/post-categories', { as: editor, body: aCategory(over) });

describe('post category', () => {
  it('has a unique slug in kebab case', async () => {
    expect((await create({ slug: 'spring' })).status).toBe(201);
    expect(await create({ slug: 'spring' })).toMatchObject({ status: 409, body: { code: 'exists' } });
    expect((await create({ slug: 'Not a slug' })).status).toBe(422);
  });
  it('stays while it has posts, and is removed without', async () => {
    const { records } = (await app.get('/admin/post-categories?search=safety', { as: editor })).body;
    const remove = (id: string) => app.delete(`/admin/post-categories/${id}`, { as: editor, body: { version: 1 } });
    expect(await remove(records[0].id)).toMatchObject({
      status: 409,
      body: { code: 'category-in-use', message: expect.stringMatching(/posts/) },
    });
    const { body } = await create({ slug: 'empty' });
    expect((await remove(body.id)).status).toBe(200);
  });
  it('is renamed in the public list', async () => {
    const { records } = (await app.get('/admin/post-categories?search=safety', { as: editor })).body;
    await app.patch(`/admin/post-categories/${records[0].id}`, {
      as: editor,
      body: { version: 1, name: { 'en-CA': 'Stay safe' } },
    });
    const { categories } = (await app.get('/post-categories')).body;
    expect(categories.map(({ name }: { name: string }) => name)).toContain('Stay safe');
  });
  it('leaves the trash after 30 days, with its history', async () => {
    const { body } = await create({ slug: 'old' });
    await app.delete(`/admin/post-categories/${body.id}`, { as: editor, body: { version: 1 } });
    await app.sql(`update post_category set deleted_at = now() - interval '31 days' where slug = 'old'`);
    await app.sql(`update resource_history set at = now() - interval '31 days' where record_id = $1`, [body.id]);
    await app.sql(`update job set run_at = now() where name = 'sweep'`);
    await app.sql(`select pg_notify('job_content', '')`);
    const left = () =>
      app.sql(
        `
          select slug from post_category where slug = 'old' union all select action from resource_history
          where record_id = $1`,
        [body.id],
      );
    for (let tries = 0; tries < 100 && (await left()).length > 0; tries += 1)
      await new Promise((resolve) => {
        setTimeout(resolve, 100);
      });
    expect(await left()).toEqual([]);
  });
});
