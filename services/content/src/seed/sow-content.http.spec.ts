import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineService } from '@porchlight/service-kit';
import { startForTest, testEnvironment, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.service-definition.ts';
import { sowContent } from './sow-content.ts';

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

/** A start of the house on this database with the words of the folder, and its end. */
async function startHouse(): Promise<void> {
  const house = defineService({
    ...content.definition,
    seed: (context) => sowContent(context, pathToFileURL(`${folder}/`)),
  });
  const running = await house.start({ ...testEnvironment('content', app.databaseUrl), SEED: 'demo' });
  await running.stop();
}
const write = (name: string, text: string) => writeFile(join(folder, name), text);
const bodyOf = async (slug: string) => (await app.get(`/pages/by-address?address=/${slug}`)).body.page.body as string;

describe('the first words of a house', () => {
  it('come whole or not at all: a missing file leaves nothing behind', async () => {
    await rm(join(folder, 'pages/about.fr-CA.html'));
    await expect(startHouse()).rejects.toThrow('pages/about.fr-CA.html');
    expect(
      await app.sql(
        'select key from site_setting union all select key from menu union all select key from content_block',
      ),
    ).toEqual([]);
  });

  it('come once: a second start changes nothing', async () => {
    await startHouse();
    const before = (await app.get('/site-settings')).body.contentVersion;
    await startHouse();
    expect((await app.get('/site-settings')).body.contentVersion).toBe(before);
  });

  it('of a later release replace those that nobody touched, and leave those that somebody edited', async () => {
    await startHouse();
    await app.sql(`update page set body = '{"en-CA": "<p>Ours now</p>"}', version = 2 where slug = 'contact'`);
    await app.sql(`update menu set version = 2 where key = 'Footer'`);
    await app.sql(`delete from menu_item using menu where menu.id = menu_id and menu.key = 'Footer'`);
    for (const page of ['about', 'contact']) await write(`pages/${page}.en-CA.html`, '<p>Newer</p>');
    await startHouse();
    expect([await bodyOf('about'), await bodyOf('contact')]).toEqual(['<p>Newer</p>', '<p>Ours now</p>']);
    const { menus } = (await app.get('/site-settings')).body;
    expect([menus.Primary.menuItems.length, menus.Footer.menuItems.length]).toEqual([4, 0]);
    expect(await app.sql(`select count(*)::int as n from content_value where block_key = 'home.steps'`)).toEqual([
      { n: 9 },
    ]);
  });

  it('are cleaned before they are stored', async () => {
    await write('pages/about.en-CA.html', '<p>Hi</p><script>alert(1)</script>');
    await startHouse();
    expect(await app.sql(`select body ->> 'en-CA' as body from page where slug = 'about'`)).toEqual([
      { body: '<p>Hi</p>' },
    ]);
  });
});
