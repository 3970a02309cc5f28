import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineService } from '@porchlight/service-kit';
import { startForTest, testEnvironment, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';
import { insertContent } from './insert-content.ts';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-words-'));
  await cp(fileURLToPath(new URL('../../seed/', import.meta.url)), folder, { recursive: true });
  app = await startForTest(content);
});
afterEach(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** Starts the service on this database with the seed folder and stops it. */
async function startService(): Promise<void> {
  const service = defineService({
    ...content.definition,
    seed: (context) => insertContent(context, pathToFileURL(`${folder}/`)),
  });
  const running = await service.start({ ...testEnvironment('content', app.databaseUrl), SEED: 'demo' });
  await running.stop();
}
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const bodyOf = async (slug: string) => (await app.get(`/pages/by-address?address=/${slug}`)).body.page.body as string;

describe('initial content', () => {
  it('is inserted atomically: a missing file leaves nothing behind', async () => {
    await rm(join(folder, 'pages/about.fr-CA.html'));
    await expect(startService()).rejects.toThrow('pages/about.fr-CA.html');
    expect(
      await app.sql(
        'select key from site_setting union all select key from menu union all select key from content_block',
      ),
    ).toEqual([]);
  });

  it('is inserted once: a second start changes nothing', async () => {
    await startService();
    const before = (await app.get('/site-settings')).body.contentVersion;
    await startService();
    expect((await app.get('/site-settings')).body.contentVersion).toBe(before);
  });

  it('of a later release replaces unedited rows only', async () => {
    await startService();
    await app.sql(`update page set body = '{"en-CA": "<p>Ours now</p>"}', version = 2 where slug = 'contact'`);
    await app.sql(`update menu set version = 2 where key = 'Footer'`);
    await app.sql(`delete from menu_item using menu where menu.id = menu_id and menu.key = 'Footer'`);
    for (const page of ['about', 'contact']) await write(`pages/${page}.en-CA.html`, '<p>Newer</p>');
    await startService();
    expect([await bodyOf('about'), await bodyOf('contact')]).toEqual(['<p>Newer</p>', '<p>Ours now</p>']);
    const { menus } = (await app.get('/site-settings')).body;
    expect([menus.Primary.menuItems.length, menus.Footer.menuItems.length]).toEqual([4, 0]);
    expect(await app.sql(`select count(*)::int as n from content_value where block_key = 'home.steps'`)).toEqual([
      { n: 9 },
    ]);
  });

  it('of a later release retains a menu with an edited item', async () => {
    await startService();
    await app.sql(`update menu_item set title = '{"en-CA": "Our FAQs"}', version = 2 where title ->> 'en-CA' = 'FAQs'`);
    await write('menus.json', JSON.stringify({ menus: { Primary: [], Footer: [] } }));
    await startService();
    const { menus } = (await app.get('/site-settings')).body;
    expect([menus.Primary.menuItems.at(-1).title, menus.Footer.menuItems]).toEqual(['Our FAQs', []]);
  });

  it('is sanitized before it is stored', async () => {
    await write('pages/about.en-CA.html', '<p>Hi</p><script>alert(1)</script>');
    await startService();
    expect(await app.sql(`select body ->> 'en-CA' as body from page where slug = 'about'`)).toEqual([
      { body: '<p>Hi</p>' },
    ]);
  });
  it('redirects short addresses, until staff removed one', async () => {
    await startService();
    const pageAt = async (address: string) => (await app.get(`/pages/by-address?address=${address}`)).body.page?.slug;
    expect(await pageAt('/privacy')).toBe('privacy-policy');
    await app.sql(`update redirect set deleted_at = now() where from_address = '/privacy'`);
    await write('redirects.json', '{ "redirects": [{ "from": "/privacy", "to": "/about" }] }');
    await startService();
    expect(await pageAt('/privacy')).toBeUndefined();
  });
});
