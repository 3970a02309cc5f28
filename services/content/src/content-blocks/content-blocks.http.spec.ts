import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

interface Block {
  contentKey: string;
  contents: { contentKey: string; content: string; lang: string }[];
}
const blocks = async (query = ''): Promise<Block[]> =>
  (await app.get(`/content-blocks/get-content${query}`)).body.contentBlocks;
const valuesOf = (block: Block | undefined) =>
  Object.fromEntries((block?.contents ?? []).map(({ contentKey, content }) => [contentKey, content]));

describe('content blocks', () => {
  it('are returned by key in the language of the reader', async () => {
    const [title, ...others] = await blocks('?keys=home.hero.title&lang=fr-CA');
    expect(title).toEqual({
      contentKey: 'home.hero.title',
      contents: [{ contentKey: 'text', content: 'Trouvez un chez-vous dans votre nouvelle ville', lang: 'fr-CA' }],
    });
    expect(others).toEqual([]);
  });

  it('fall back to English and report it in lang', async () => {
    await app.sql(`update content_value set content = content - 'fr-CA' where block_key = 'listing.safety'`);
    expect((await blocks('?keys=listing.safety&lang=fr-CA'))[0]?.contents[0]).toMatchObject({
      lang: 'en-CA',
      content: expect.stringMatching(/^Never send money/),
    });
  });

  it.each([
    ['showGoodToKnow', 'rental-rules.ontario'],
    ['showUsualCosts', 'usual-costs.ontario'],
  ])('of the module newcomers are omitted while it or its setting %s is off', async (setting, key) => {
    const isShown = async () => (await blocks(`?keys=${key}`)).length === 1;
    expect(await isShown()).toBe(true);
    await app.sql(`insert into project_module (key, is_enabled) values ('newcomers', false)`);
    expect(await isShown()).toBe(false);
    await app.sql('update project_module set is_enabled = true');
    expect(await isShown()).toBe(true);
    await app.sql(`insert into project_module_setting values ('newcomers', $1, 'false')`, [setting]);
    expect(await isShown()).toBe(false);
    await app.sql('delete from project_module');
  });

  it('keep the order of their page', async () => {
    expect((await blocks('?keys=home.steps'))[0]?.contents.map(({ contentKey }) => contentKey)).toEqual([
      'title',
      '1.title',
      '1.text',
      '2.title',
      '2.text',
      '3.title',
      '3.text',
      '4.title',
      '4.text',
    ]);
  });

  it('contain rental rules of every province and territory, and one for all states, with source and date', async () => {
    const rules = (await blocks()).filter(({ contentKey }) => contentKey.startsWith('rental-rules.'));
    expect(rules).toHaveLength(14);
    for (const rule of rules)
      expect(valuesOf(rule)).toMatchObject({
        note: expect.stringMatching(/[Cc]heck with/),
        sourceUrl: expect.stringMatching(/^https:/),
        reviewedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      });
    const deposit = async (province: string) =>
      valuesOf((await blocks(`?keys=rental-rules.${province}`))[0])['maxDepositMonths'];
    expect(
      await Promise.all(['quebec', 'british-columbia', 'newfoundland-and-labrador', 'ontario'].map(deposit)),
    ).toEqual(['0', '0.5', '0.75', '1']);
  });

  it('contain usual costs by size, in whole units of the local currency', async () => {
    const [ontario, us] = (await blocks('?keys=usual-costs.ontario,usual-costs.united-states')).map(valuesOf);
    expect(us).toMatchObject({ currency: 'USD' });
    expect(ontario).toMatchObject({
      currency: 'CAD',
      'electricity.1': '65',
      internet: '55',
      'insurance.1': '25',
      sourceUrl: '/about-the-data',
    });
  });

  it('exclude drafts, private and scheduled blocks', async () => {
    await app.sql(`insert into content_block (key, is_public, state, published_at) values
      ('a.draft', true, 'draft', now()), ('a.private', false, 'published', now()),
        ('a.plan', true, 'published', now() + interval '1 day'), ('a.public', true, 'changed', now())`);
    await app.sql(
      `
        insert into content_value (block_key, key, position, content) select key, 'text', 0, '{"en-CA": "x"}'
        from content_block where key like 'a.%'`,
    );
    const all = (await blocks()).map(({ contentKey }) => contentKey).filter((key) => key.startsWith('a.'));
    expect(all).toEqual(['a.public']);
    expect(await blocks('?keys=a.draft,a.private,a.plan')).toEqual([]);
  });

  it('ignore unknown query parameters', async () => {
    for (const query of [
      '?keys=',
      '?keys=%00',
      '?keys=home.hero.title%00',
      `?keys=${'x'.repeat(3000)}`,
      '?keys=no.such.block,__proto__',
      '?lang=tlh&keys=1',
    ])
      expect((await app.get(`/content-blocks/get-content${query}`)).status).toBe(200);
  });

  it('have an ETag and return 304 until something changes', async () => {
    const first = await app.get('/content-blocks/get-content?keys=home.hero.text');
    const again = () =>
      app.get('/content-blocks/get-content?keys=home.hero.text', {
        headers: { 'if-none-match': String(first.headers['etag']) },
      });
    expect((await again()).status).toBe(304);
    await app.sql(`update content_value set content = '{"en-CA": "New words"}' where block_key = 'home.hero.text'`);
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(changed.body.version).not.toBe(first.body.version);
  });
});
