import { asStaff, raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const editor = asStaff(['viewProvinces', 'modifyProvinces']);
const rules = (province: string) => `/admin/rental-rules/${province}`;
const show = async (province: string) => (await app.get(rules(province), { as: editor })).body;
const patch = (province: string, body: object) => app.patch(rules(province), { as: editor, body });
const published = async (province: string) => {
  const { body } = await app.get(`/content-blocks/get-content?keys=rental-rules.${province}`);
  const contents = body.contentBlocks[0].contents as { contentKey: string; content: string }[];
  return Object.fromEntries(contents.map(({ contentKey, content: text }) => [contentKey, text]));
};

describe('rental rules', () => {
  it('are the content block of their province; what a law does not state is empty or unknown', async () => {
    expect(await show('british-columbia')).toMatchObject({
      id: 'british-columbia',
      version: 1,
      maxDepositMonths: '0.5',
      keyDepositAllowed: 'unknown',
      note: { 'en-CA': expect.stringMatching(/half a month/) },
    });
    const { records, pagination } = (await app.get('/admin/rental-rules', { as: editor })).body;
    expect([records.length, pagination.total]).toEqual([14, 14]);
  });
  it('are shown on the public site as soon as they are saved, under a new content version', async () => {
    const version = async () => (await app.get('/content-blocks/get-content?keys=rental-rules.alberta')).body.version;
    const before = await version();
    const note = { 'en-CA': 'At most one month.', 'fr-CA': 'Un mois au plus.' };
    expect(
      (await patch('alberta', { version: 1, note, keyDepositAllowed: 'false', maxDepositMonths: '' })).body,
    ).toMatchObject({ version: 2, note, keyDepositAllowed: 'false' });
    const block = await published('alberta');
    expect(block).toMatchObject({ note: 'At most one month.', keyDepositAllowed: 'false' });
    expect(Object.keys(block)).not.toContain('maxDepositMonths');
    expect(await version()).not.toBe(before);
  });
  it('are saved once by two saves at the same time', async () => {
    for (const round of raceRounds(4)) {
      const { version } = await show('manitoba');
      const dates = ['01', '02', '03'].map((day) => `20${10 + round}-01-${day}`);
      const saves = await Promise.all(dates.map((reviewedAt) => patch('manitoba', { version, reviewedAt })));
      expect(saves.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await show('manitoba')).version).toBe(version + 1);
    }
  });
  it('have a history, and an audit event each change', async () => {
    await patch('yukon', { version: 1, leaseUrl: 'https://yukon.ca/lease' });
    const { changes } = (await app.get(`${rules('yukon')}/history`, { as: editor })).body;
    expect(changes).toMatchObject([
      { version: 2, before: { leaseUrl: '' }, after: { leaseUrl: 'https://yukon.ca/lease' } },
    ]);
    const events = await app.sql<{ payload: object }>(`select payload from job where name = 'resource.changed'`);
    expect(events.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ resource: 'rentalRules', recordId: 'yukon', action: 'modified' }),
    );
  });
  it.each([
    { maxDepositMonths: 'one' },
    { leaseUrl: 'http://example.com' },
    { sourceUrl: '' },
    { sourceUrl: 'javascript:alert(1)' },
    { reviewedAt: 'yesterday' },
    { keyDepositAllowed: 'yes' },
    { note: { 'fr-CA': 'Sans anglais.' } },
  ])('refuse %j', async (change) => {
    expect((await patch('nunavut', { version: 1, ...change })).status).toBe(422);
  });
  it('are neither created nor removed, and need the permissions of provinces', async () => {
    expect((await app.post('/admin/rental-rules', { as: editor, body: {} })).status).toBe(404);
    expect((await app.delete(rules('yukon'), { as: editor, body: { version: 1 } })).status).toBe(404);
    const reader = asStaff(['viewProvinces']);
    expect((await app.get(rules('yukon'), { as: reader })).status).toBe(200);
    expect((await app.patch(rules('yukon'), { as: reader, body: { version: 1 } })).status).toBe(403);
    expect((await app.get(rules('yukon'), { as: asStaff(['viewFaqs']) })).status).toBe(403);
    expect((await patch('atlantis', { version: 1, leaseUrl: '' })).status).toBe(404);
  });
});
