import { asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { pictureIdOf } from '@porchlight/contracts/content';
import { content } from '../content.ts';
import { aStoredPicture } from '../testing/upload-picture.ts';
import { tablesWithPictures, unusedPicturesSweep } from './unused-pictures-sweep.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewBlogs', 'createBlogs', 'modifyBlogs', 'viewSiteSettings', 'modifySiteSettings']);

/** Returns the path of a picture that was uploaded some days ago. */
async function uploaded(daysAgo: number): Promise<string> {
  const { url } = await aStoredPicture(app);
  await app.sql(`update content_picture set created_at = now() - $2 * interval '1 day' where id = $1`, [
    pictureIdOf(url),
    daysAgo,
  ]);
  return url;
}
async function isStoredAfterSweep(url: string): Promise<boolean> {
  await app.sql(unusedPicturesSweep);
  const { status } = await app.get(url);
  const files = await app.sql('select from content_picture_file where picture_id = $1', [pictureIdOf(url)]);
  expect(files).toHaveLength(status === 200 ? 3 : 0);
  return status === 200;
}
const anyPost = async () => {
  const [post] = await app.sql<{ id: string }>('select id from post order by slug limit 1');
  return post?.id;
};

describe('a picture that nothing shows', () => {
  it('is deleted with its files 30 days after its upload, not before', async () => {
    expect(await isStoredAfterSweep(await uploaded(31))).toBe(false);
    expect(await isStoredAfterSweep(await uploaded(29))).toBe(true);
  });
  it.each([
    ['a text', `update post set body = body || jsonb_build_object('fr-CA', '<img src="' || $2 || '">') where id = $1`],
    ['a draft', `update post set draft = jsonb_build_object('body', $2::text) where id = $1`],
    ['a cover', `update post set cover = substring($2 from 'content/[0-9a-f-]{36}') where id = $1`],
    [
      'the trash',
      `update post set cover = substring($2 from 'content/[0-9a-f-]{36}'), deleted_at = now() where id = $1`,
    ],
    ['a question', `update faq set answer = answer || jsonb_build_object('fr-CA', $2::text) where $1::text <> ''`],
    ['a page', `update page set body = body || jsonb_build_object('fr-CA', $2::text) where $1::text <> ''`],
    ['the logo', `update site_profile set logo = $2 where $1::text <> ''`],
  ])('stays when %s shows it', async (_, statement) => {
    const url = await uploaded(31);
    await app.sql(statement, [await anyPost(), url]);
    expect(await isStoredAfterSweep(url)).toBe(true);
  });
  it('stays when a version that can be restored shows it', async () => {
    const url = await uploaded(31);
    const path = '/admin/site-profiles/site';
    for (const logo of [url, null]) {
      const { version } = (await app.get(path, { as: editor })).body;
      expect((await app.patch(path, { as: editor, body: { version, logo } })).status).toBe(200);
    }
    expect(await isStoredAfterSweep(url)).toBe(true);
  });
});

it('is looked for in every table that can show one', async () => {
  const withoutPictures = [
    'closed_permission',
    ...['content_block', 'content_version', 'edit_lock', 'editable_block', 'faq_topic', 'form'],
    ...['form_message', 'form_submission'],
    ...['former_permalink', 'inbox', 'job', 'link_check', 'link_fault', 'list_export', 'list_export_part'],
    ...['menu', 'menu_item', 'migration'],
    ...[
      'page_type',
      'permalink',
      'post_category',
      'project_module',
      'project_module_setting',
      'redirect',
      'rental_rules',
      'seed_version',
    ],
    ...['site_setting', 'translation'],
  ];
  const tables = await app.sql<{ name: string }>(
    `select distinct table_name as name from information_schema.columns join information_schema.tables
      using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb')`,
  );
  const unknown = tables.map(({ name }) => name).filter((name) => !withoutPictures.includes(name));
  expect(unknown.sort()).toEqual([...tablesWithPictures].sort());
});
