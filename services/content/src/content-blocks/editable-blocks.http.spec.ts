import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewGlobalContent', 'modifyGlobalContent']);
const pathOf = (key: string) => `/admin/content-blocks/${key}`;
const show = async (key: string) => (await app.get(pathOf(key), { as: editor })).body;
const patch = (key: string, version: number, contents: object[]) =>
  app.patch(pathOf(key), { as: editor, body: { version, contents } });
const save = async (key: string, ...contents: object[]) => patch(key, (await show(key)).version, contents);
const text = (key: string, english: string, french?: string) => ({
  key,
  content: { 'en-CA': english, ...(french === undefined ? {} : { 'fr-CA': french }) },
});
const published = async (key: string, lang = 'en-CA') => {
  const { body } = await app.get(`/content-blocks/get-content?keys=${key}&lang=${lang}`);
  const values = body.contentBlocks[0].contents as { contentKey: string; content: string }[];
  return {
    version: body.version as string,
    values: Object.fromEntries(values.map(({ contentKey, content: value }) => [contentKey, value])),
  };
};
const errorOf = async (key: string, value: object) => {
  const { status, body } = await save(key, value);
  return [status, Object.entries(body.errors ?? {})[0]];
};

describe('the blocks that staff edit', () => {
  it('are all but the rental rules, and fit one page of the list', async () => {
    const { records, pagination } = (await app.get('/admin/content-blocks?perPage=100', { as: editor })).body;
    const keys = records.map(({ id }: { id: string }) => id) as string[];
    expect(pagination).toMatchObject({ total: keys.length, more: false });
    expect(keys).toEqual(expect.arrayContaining(['home.hero.title', 'page.about.makers', 'usual-costs.ontario']));
    expect(keys.filter((key) => key.startsWith('rental-rules.'))).toEqual([]);
    expect((await app.get(pathOf('rental-rules.ontario'), { as: editor })).status).toBe(404);
  });
  it('have their values in the order of the page, each with its kind', async () => {
    const kindsOf = async (key: string) =>
      Object.fromEntries((await show(key)).contents.map(({ key: name, kind }: Record<string, string>) => [name, kind]));
    expect(await kindsOf('page.about.makers')).toEqual({ title: 'text', html: 'rich-text' });
    expect(await kindsOf('page.about.asked')).toEqual({ title: 'text', 1: 'fixed', 2: 'fixed', 3: 'fixed' });
    expect(await kindsOf('page.about.write')).toEqual({ title: 'text', text: 'text', form: 'fixed' });
    expect(await kindsOf('usual-costs.ontario')).toMatchObject({
      currency: 'fixed',
      'electricity.1': 'amount',
      internet: 'amount',
      source: 'text',
      sourceUrl: 'address',
      reviewedAt: 'day',
    });
  });
  it('are public as soon as they are saved, under a new content version; other values stay', async () => {
    const before = await published('home.landlord-band', 'fr-CA');
    expect((await save('home.landlord-band', text('title', 'Own a home?', 'Propriétaire ?'))).body).toMatchObject({
      version: 2,
      contents: [{ key: 'title', content: { 'en-CA': 'Own a home?' } }, { key: 'text' }, { key: 'button' }],
    });
    const after = await published('home.landlord-band', 'fr-CA');
    expect(after.values).toEqual({ ...before.values, title: 'Propriétaire ?' });
    expect(after.version).not.toBe(before.version);
  });
  it('are saved once by two saves at the same time; the other gets what was saved', async () => {
    for (const _ of raceRounds(4)) {
      const { version } = await show('listing.safety');
      const texts = ['One', 'Two', 'Three'].map((one) => `${one} of version ${version}`);
      const saves = await Promise.all(texts.map((one) => patch('listing.safety', version, [text('text', one)])));
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const saved = texts[saves.findIndex(({ status }) => status === 200)];
      expect(saves.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'version-conflict',
        current: { version: version + 1, contents: [{ content: { 'en-CA': saved } }] },
      });
    }
  });
  it('have a history of their own, and return to a version of it: the first change of a seeded text too', async () => {
    const before = await published('home.hero.title');
    const { version } = await show('home.hero.title');
    expect(version).toBe(1);
    await save('home.hero.title', text('text', 'Another title'));
    const { changes } = (await app.get(`${pathOf('home.hero.title')}/history`, { as: editor })).body;
    expect(changes).toMatchObject([{ version: version + 1, actorId: editor.subject.sub }]);
    const body = { version: version + 1, to: version };
    expect((await app.post(`${pathOf('home.hero.title')}/revert`, { as: editor, body })).status).toBe(200);
    expect((await published('home.hero.title')).values).toEqual(before.values);
  });
  it('are sanitized when they are stored', async () => {
    const html = '<p onclick="x()">Hello <script>alert(1)</script><a href="javascript:x()">there</a></p>';
    await save('page.about.makers', text('html', html));
    const [row] = await app.sql<{ html: string }>(
      `select content ->> 'en-CA' as html from content_value where block_key = 'page.about.makers' and key = 'html'`,
    );
    expect(row?.html).toBe('<p>Hello <a>there</a></p>');
  });
});

describe('a value of a block', () => {
  it.each([
    ['home.hero.title', text('text', '   '), 'contents.0.content.en-CA', /1 to 600/],
    ['home.hero.title', text('text', 'x'.repeat(601)), 'contents.0.content.en-CA', /1 to 600/],
    ['home.hero.title', text('text', 'Good', ''), 'contents.0.content.fr-CA', /1 to/],
    ['home.hero.title', text('html', 'Good'), 'contents.0.key', /no such value/],
    ['page.about.makers', text('html', '<p> </p><script>x</script>'), 'contents.0.content.en-CA', /Enter a text/],
    ['page.about.notice', text('link', '//evil.example'), 'contents.0.content.en-CA', /path of this site/],
    ['page.about.notice', text('link', 'javascript:alert(1)'), 'contents.0.content.en-CA', /path of this site/],
    ['page.about.notice', text('link', '/about', '/a-propos'), 'contents.0.content.fr-CA', /same in all languages/],
    ['page.about.write', text('form', 'newsletter'), 'contents.0.content.en-CA', /part of the site’s code/],
    ['usual-costs.ontario', text('currency', 'EUR'), 'contents.0.content.en-CA', /part of the site’s code/],
    ['usual-costs.ontario', text('internet', '$55'), 'contents.0.content.en-CA', /whole number/],
    ['usual-costs.ontario', text('internet', '-1'), 'contents.0.content.en-CA', /whole number/],
    ['usual-costs.ontario', text('electricity.1', '65.50'), 'contents.0.content.en-CA', /whole number/],
    ['usual-costs.ontario', text('reviewedAt', '2026-13-01'), 'contents.0.content.en-CA', /date like/],
    ['usual-costs.ontario', text('sourceUrl', 'http://example.com'), 'contents.0.content.en-CA', /path of this site/],
    ['usual-costs.ontario', text('sourceUrl', ' '), 'contents.0.content.en-CA', /path of this site/],
    ['usual-costs.ontario', text('source', ' '), 'contents.0.content.en-CA', /1 to 600/],
    ['usual-costs.ontario', text('reviewedAt', ' '), 'contents.0.content.en-CA', /date like/],
  ])('of %s is refused at its field: %j', async (key, value, field, message) => {
    expect(await errorOf(key, value)).toEqual([422, [field, [expect.stringMatching(message)]]]);
  });
  it('of usual costs is a whole number with source and date', async () => {
    const values = [text('internet', '60'), text('reviewedAt', '2026-11-01'), text('sourceUrl', 'https://example.com')];
    expect((await save('usual-costs.quebec', ...values)).status).toBe(200);
    expect((await published('usual-costs.quebec')).values).toMatchObject({ internet: '60', reviewedAt: '2026-11-01' });
  });
});

describe('access to content blocks', () => {
  it('is by their permissions; blocks are neither created nor removed', async () => {
    const reader = asStaff(['viewGlobalContent']);
    expect((await app.get(pathOf('home.hero.title'), { as: reader })).status).toBe(200);
    expect((await app.patch(pathOf('home.hero.title'), { as: reader, body: { nonsense: 1 } })).status).toBe(403);
    expect((await app.get('/admin/content-blocks', { as: asStaff(['viewPages']) })).status).toBe(403);
    expect((await app.post('/admin/content-blocks', { as: editor, body: {} })).status).toBe(404);
    expect((await app.delete(pathOf('home.hero.title'), { as: editor, body: { version: 1 } })).status).toBe(404);
    expect((await save('home.hero.title')).status).toBe(422);
  });
});
