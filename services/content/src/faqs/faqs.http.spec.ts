import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

interface Faq {
  id: string;
  topic: string;
  question: string;
  answer: string;
  lang: string;
}
const all = async (lang = 'en-CA'): Promise<Faq[]> => (await app.get(`/faqs?lang=${lang}`)).body.faqs;

describe('FAQs', () => {
  it('are grouped by topic, in both languages', async () => {
    const [english, french] = [await all(), await all('fr-CA')];
    expect([english.length, french.length]).toEqual([21, 21]);
    expect(french.every(({ lang }) => lang === 'fr-CA')).toBe(true);
    for (const [at, { question, answer }] of french.entries()) {
      expect(question).not.toBe(english[at]?.question);
      expect(answer).not.toBe(english[at]?.answer);
    }
    const changesOfTopic = english.filter(({ topic }, at) => topic !== english[at - 1]?.topic).length;
    expect(changesOfTopic).toBe(new Set(english.map(({ topic }) => topic)).size);
  });

  it('have a stable ID for links', async () => {
    expect((await all('fr-CA')).map(({ id }) => id)).toEqual((await all()).map(({ id }) => id));
  });

  it.each([
    ['en-CA', 'in this browser only. Save them by email'],
    ['fr-CA', 'dans ce navigateur seulement. Enregistrez-les par courriel'],
  ])('say where the picks of a guest are (%s)', async (lang, sentence) => {
    expect((await all(lang)).find(({ id }) => id === 'what-does-the-heart-do')?.answer).toContain(sentence);
  });

  it('exclude drafts', async () => {
    await app.sql(`update faq set state = 'draft' where key = 'what-is-a-credit'`);
    expect((await all()).map(({ id }) => id)).not.toContain('what-is-a-credit');
  });

  it('are sanitized again on output', async () => {
    await app.sql(`update faq set answer = '{"en-CA": "<p>A</p><script>alert(1)</script>"}' where key = 'how-to-list'`);
    expect((await all()).find(({ id }) => id === 'how-to-list')?.answer).toBe('<p>A</p>');
  });
});
