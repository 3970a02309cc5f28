import { contentVersionHeader } from '@porchlight/contracts/internal';
import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewBlogs', 'modifyBlogs']);

describe('responses of content', () => {
  it('name the content version after a change, which a draft leaves as it is', async () => {
    const list = await app.get('/admin/posts?perPage=1', { as: editor });
    expect(list.headers).not.toHaveProperty(contentVersionHeader);
    const { id, version, author } = list.body.records[0];
    const path = `/admin/posts/${id}`;
    const versionAfter = async (sent: Promise<{ headers: Readonly<Record<string, unknown>> }>) =>
      (await sent).headers[contentVersionHeader];

    const { contentVersion } = (await app.get('/site-settings')).body;
    const fields = { author: `${author} B` };
    const drafted = app.patch(`${path}/draft`, { as: editor, body: { version, fields } });
    expect(await versionAfter(drafted)).toBe(contentVersion);
    const saved = await versionAfter(app.patch(path, { as: editor, body: { version: version + 1, ...fields } }));
    expect(saved).not.toBe(contentVersion);
    expect((await app.get('/site-settings')).body.contentVersion).toBe(saved);
  });
});
