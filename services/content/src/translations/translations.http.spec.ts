import { permissionNames } from '@porchlight/contracts';
import { translatedResources, type Translation, type TranslationsPage } from '@porchlight/contracts/content';
import { asRenter, asStaff, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { kindOfValue } from '../content-blocks/value-kinds.ts';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

type Resource = (typeof translatedResources)[number];
type Texts = Readonly<Record<string, string>>;
interface Stored extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly version: number;
}
interface Value {
  readonly key: string;
  readonly kind: string;
  readonly content: Texts;
}

const all = asStaff(translatedResources.flatMap(({ permissions }) => [permissions.view, permissions.modify]));
const page = async (query = '', as = all): Promise<TranslationsPage> =>
  (await app.get(`/admin/translations?${query}`, { as })).body;
const stateOf = async (kind: string, id: string): Promise<Translation | undefined> => {
  const pages = await Promise.all(
    ['missing', 'outdated', 'translated'].map((state) => page(`state=${state}&kind=${kind}`)),
  );
  return pages.flatMap(({ translations }) => translations).find((one) => one.id === id);
};
const show = async ({ path }: Resource, id: string): Promise<Stored> =>
  (await app.get(`${path}/${id}`, { as: all })).body;
const patch = ({ path }: Resource, id: string, body: object) => app.patch(`${path}/${id}`, { as: all, body });

const isTranslated = ({ control }: Resource['form'][number]) => control.startsWith('translated');
/** Returns the translated fields of a record after a change of each text. */
function changedTexts({ form }: Resource, record: Stored, change: (texts: Texts) => Texts): Record<string, unknown> {
  const fields: readonly Resource['form'][number][] = form;
  return Object.fromEntries([
    // Optional texts that a record lacks need no translation.
    ...fields
      .filter((field) => isTranslated(field) && record[field.name])
      .map(({ name }) => [name, change(record[name] as Texts)] as const),
    ...fields
      .filter(({ control }) => control === 'named-texts')
      .map(({ name }) => {
        const values = (record[name] as Value[]).filter(({ kind }) => kind === 'text' || kind === 'rich-text');
        return [name, values.map((value) => ({ key: value.key, content: change(value.content) }))] as const;
      }),
  ]);
}
const namesOf = (changes: Record<string, unknown>) =>
  Object.entries(changes)
    .flatMap(([name, value]) => (Array.isArray(value) ? (value as Value[]).map(({ key }) => key) : [name]))
    .sort();

describe('the texts of each kind', () => {
  it.each(translatedResources.map((resource) => [resource.label, resource] as const))(
    'of %s are missing without French, outdated after a change of their English, and translated again',
    async (kind, resource) => {
      const { records } = (await app.get(`${resource.path}?perPage=1`, { as: all })).body;
      const { id } = records[0] as Stored;
      const save = async (change: (texts: Texts) => Texts) => {
        const record = await show(resource, id);
        const changes = changedTexts(resource, record, change);
        expect((await patch(resource, id, { ...changes, version: record.version })).status).toBe(200);
        return { names: namesOf(changes), state: await stateOf(kind, id) };
      };
      const english = await save((texts) => ({ 'en-CA': texts['en-CA'] ?? '' }));
      expect(english.names).not.toEqual([]);
      expect(english.state).toMatchObject({ state: 'missing', outdated: [] });
      expect(english.state?.missing.slice().sort()).toEqual(english.names);
      const both = await save((texts) => ({ ...texts, 'fr-CA': 'Bonjour' }));
      expect(both.state).toMatchObject({ state: 'translated', missing: [], outdated: [] });
      const newer = await save((texts) => ({ ...texts, 'en-CA': 'Hello' }));
      expect(newer.state).toMatchObject({ state: 'outdated', missing: [] });
      expect(newer.state?.outdated.map(({ field }) => field)).toEqual(newer.names);
      expect(Date.parse(newer.state?.outdated[0]?.changedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
      expect((await save((texts) => ({ ...texts, 'fr-CA': 'Salut' }))).state).toMatchObject({ state: 'translated' });
    },
  );
  it('are up to date once an earlier English text is restored, which the French one translates', async () => {
    const posts = translatedResources.find(({ label }) => label === 'posts') as Resource;
    const { records } = (await app.get('/admin/posts?perPage=1&sort=-slug', { as: all })).body;
    const { id, version } = records[0] as Stored;
    const french = 'Bonjour';
    await patch(posts, id, { version, headline: { 'en-CA': 'First', 'fr-CA': french } });
    await patch(posts, id, { version: version + 1, headline: { 'en-CA': 'Second', 'fr-CA': french } });
    await patch(posts, id, { version: version + 2, headline: { 'en-CA': 'Third', 'fr-CA': french } });
    const revert = (to: number, base: number) =>
      app.post(`/admin/posts/${id}/revert`, { as: all, body: { version: base, to } });
    expect((await revert(version + 2, version + 3)).status).toBe(200);
    expect(await stateOf('posts', id)).toMatchObject({ state: 'outdated', outdated: [{ field: 'headline' }] });
    expect((await revert(version + 1, version + 4)).status).toBe(200);
    expect(await stateOf('posts', id)).toMatchObject({ state: 'translated', outdated: [] });
  });
  it('are up to date after a change of both languages, and after a change of other fields', async () => {
    const faqs = translatedResources[3];
    const { records } = (await app.get('/admin/faqs?perPage=2&page=2', { as: all })).body;
    const { id, version, question } = records[0] as Stored;
    const texts = { 'en-CA': 'Why?', 'fr-CA': 'Pourquoi ?' };
    await patch(faqs, id, { version, question: texts, answer: { 'en-CA': 'So.', 'fr-CA': 'Ainsi.' } });
    await patch(faqs, id, { version: version + 1, position: 3 });
    expect(question).not.toEqual(texts);
    expect(await stateOf('faqs', id)).toMatchObject({ state: 'translated', name: texts });
  });
  it('of a block are those without a kind of their own', async () => {
    const values = await app.sql<{ block_key: string; key: string; is_translated: boolean }>(
      'select block_key, key, is_translated_value(block_key, key) as is_translated from content_value',
    );
    const blocks = values.filter(({ block_key: key }) => !key.startsWith('rental-rules.'));
    expect(blocks.filter((one) => one.is_translated)).toEqual(
      blocks.filter((one) => ['text', 'rich-text'].includes(kindOfValue(one.block_key, one.key))),
    );
  });
});

describe('the translation desk', () => {
  it('leaves out records in the trash until they are restored', async () => {
    const { records } = (await app.get('/admin/posts?perPage=1', { as: all })).body;
    const { id, version } = records[0] as Stored;
    await app.delete(`/admin/posts/${id}`, { as: all, body: { version } });
    expect(await stateOf('posts', id)).toBeUndefined();
    await app.post(`/admin/posts/${id}/restore`, { as: all, body: { version: version + 1 } });
    expect(await stateOf('posts', id)).toMatchObject({ id });
  });
  it('has the kinds that its user may view, in rows and counts', async () => {
    const faqStaff = asStaff(['viewFaqs']);
    const { translations, counts } = await page('state=translated', faqStaff);
    expect(new Set(translations.map(({ kind }) => kind))).toEqual(new Set(['faqs', 'faqTopics']));
    expect(new Set(counts.map(({ kind }) => kind))).toEqual(new Set(['faqs', 'faqTopics']));
    expect((await page('state=translated&kind=posts', faqStaff)).translations).toEqual([]);
  });
  it('is closed to users who may view no kind, before their query is read', async () => {
    const views = new Set<string>(translatedResources.map(({ permissions }) => permissions.view));
    const others = asStaff(permissionNames.filter((name) => !views.has(name)));
    for (const as of [others, asRenter()])
      expect((await app.get('/admin/translations?state=nonsense', { as })).status).toBe(403);
    expect((await app.get('/admin/translations')).status).toBe(401);
    expect((await app.get('/admin/translations?state=nonsense', { as: all })).status).toBe(422);
  });
  it('finds names by the beginnings of words in either language, by page, with all counts', async () => {
    await app.sql(`insert into faq (key, topic_key, question, answer)
      select 'zebra-' || n, (select min(key) from faq_topic), jsonb_build_object('en-CA', 'Zebra ' || lpad(n::text, 2, '0')),
        '{"en-CA": "Yes."}' from generate_series(1, 30) as n`);
    const second = await page('kind=faqs&search=zeb&page=2');
    expect(second.pagination).toMatchObject({ currentPage: 2, total: 30 });
    expect(second.translations.map(({ name }) => name['en-CA'])).toEqual(
      ['26', '27', '28', '29', '30'].map((n) => `Zebra ${n}`),
    );
    expect(second.counts.find(({ kind, state }) => kind === 'faqs' && state === 'missing')?.count).toBe(30);
    expect((await page('search=assur+loca&state=translated&kind=posts')).translations).toMatchObject([
      { name: { 'en-CA': 'Why tenant insurance is worth it' } },
    ]);
    expect((await page('search=%3F%26')).translations).toEqual([]);
  });
});
