import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const show = async (lang = 'en-CA') => (await app.get(`/site-settings?lang=${lang}`)).body;
interface Item {
  title: string;
  url: string;
  externalUrl: boolean;
  children: Item[];
}

describe('site settings', () => {
  it('contain name, links and permalinks', async () => {
    const { siteSettings, permaLinks } = await show();
    expect(siteSettings).toMatchObject({
      siteName: 'Porchlight',
      links: { listYourAd: '/landlord/register' },
      languages: ['en-CA', 'fr-CA', 'en-US'],
      companyInfo: { logo: null },
    });
    expect(Object.keys(siteSettings.companyInfo.socialMedia)).not.toHaveLength(0);
    expect(permaLinks).toMatchObject({ listings: 'homes', posts: 'guides', faq: 'faqs' });
  });

  it('contain primary and footer menus of two levels in the language of the reader', async () => {
    const { menus } = await show();
    expect(menus.Primary.menuItems.map(({ title, url }: Item) => [title, url])).toEqual([
      ['Find a home', '/homes'],
      ['Cities', '/#cities'],
      ['Newcomer guides', '/guides'],
      ['FAQs', '/faqs'],
    ]);
    expect(
      menus.Footer.menuItems.every(
        ({ children }: Item) => children.length > 0 && children.every((child) => child.children.length === 0),
      ),
    ).toBe(true);
    expect((await show('fr-CA')).menus.Primary.menuItems[0]).toMatchObject({
      title: 'Trouver un logement',
      url: '/homes',
      externalUrl: false,
      target: '_self',
    });
  });

  it('are cacheable for five minutes and revalidated by ETag', async () => {
    const first = await app.get('/site-settings');
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(
      (await app.get('/site-settings', { headers: { 'if-none-match': String(first.headers['etag']) } })).status,
    ).toBe(304);
  });

  it('fall back to defaults without stored settings and menus', async () => {
    const empty = await startForTest(content);
    try {
      expect((await empty.get('/site-settings')).body).toMatchObject({
        siteSettings: { siteName: 'Porchlight', links: { listYourAd: '/landlord/register' } },
        permaLinks: { listings: 'homes' },
        menus: {},
      });
    } finally {
      await empty.stop();
    }
  });

  it('exclude settings that are not public', async () => {
    await app.sql(
      `
        insert into site_setting (key, value)
        values ('security.staffTotp', '"do-not-tell"'), ('links', '{"mailKey": "do-not-tell"}')
        on conflict (key) do update set value = site_setting.value || excluded.value`,
    );
    expect(JSON.stringify(await show())).not.toContain('do-not-tell');
  });

  it.each(['javascript:alert(1)', '//example.com', '/\\example.com', 'http://example.com', 'data:text/html,x', ''])(
    'reject the menu URL %j',
    async (url) => {
      await expect(
        app.sql(
          `
            insert into menu_item (menu_id, title, link, url) select id, '{"en-CA": "x"}', 'address', $1 from menu
            where key = 'Primary'`,
          [url],
        ),
      ).rejects.toMatchObject({ constraint: 'menu_item_url' });
    },
  );
});

describe('content version', () => {
  it.each([
    [`update site_setting set value = '{}' where key = 'links'`],
    [`update site_profile set site_name = 'Lampe'`],
    [`update content_value set position = position + 1 where block_key = 'home.hero.title'`],
    [`delete from menu_item where url = '/faqs'`],
    [`update faq set position = 50 where key = 'what-is-a-credit'`],
    [`insert into project_module (key, is_enabled) values ('maps', false)`],
    [`update page set is_indexed = false where slug = 'about'`],
    [`update post set author = 'A. Reader' where slug = 'move-in-day'`],
  ])('changes after %s', async (edit) => {
    const before = (await show()).contentVersion;
    expect((await show()).contentVersion).toBe(before);
    await app.sql(edit);
    expect((await show()).contentVersion).not.toBe(before);
  });
});
