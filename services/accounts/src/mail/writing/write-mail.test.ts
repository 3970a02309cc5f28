import { languages } from '@porchlight/contracts';
import { mailTemplates, mailWords, type MailTemplate, type MailWords } from '@porchlight/contracts/internal';
import { mailTexts, textIn } from '../texts/mail-texts.ts';
import { writeMail } from './write-mail.ts';

const origin = 'https://homes.example.com';
const facts = {
  siteName: 'Lampe & Fils',
  siteCompany: 'Lampe Inc.',
  siteAddress: '1 Porch Lane, Toronto',
  siteEmail: 'hello@example.com',
};
const sender = { origin, facts };
const fine = (name: string): string =>
  name === 'path'
    ? `/confirm/it/${'k'.repeat(40)}`
    : name.toLowerCase().endsWith('at')
      ? '2026-11-21T15:00:00Z'
      : `the ${name}`;
const wordsOf = (template: MailTemplate, word: (name: string) => string): MailWords => {
  const names = mailWords[template] as readonly string[];
  const words = Object.fromEntries(names.filter((name) => name !== 'items').map((name) => [name, word(name)]));
  return names.includes('items') ? { ...words, items: [words, words] } : words;
};
const everyMail = mailTemplates.flatMap((template) => languages.map((language) => [template, language] as const));
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/gu)].map(([, address]) => address ?? '');
const attacks = [
  '<b>bold</b>',
  '"><script>alert(1)</script>',
  "' onload='x",
  'Ann\r\nBcc: victim@example.net',
  'https://evil.example/pay',
  'www.evil.example',
  '{path}',
  '{{email}}',
  '&lt;i&gt;',
  '\u202Etxt.exe',
  'a'.repeat(5_000),
];

describe.each(everyMail)('%s in %s', (template, language) => {
  it('says what it has to say, with one button at most, who writes and why', () => {
    const { subject, text, html } = writeMail({ template, language, words: wordsOf(template, fine) }, sender);
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/[{}]|undefined|Invalid/u);
      expect(part.trim()).not.toBe('');
    }
    for (const part of ['Lampe Inc., 1 Porch Lane, Toronto', 'hello@example.com', 'Lampe & Fils'])
      expect(text).toContain(part);
    expect(text).toContain(language === 'fr-CA' ? 'Vous recevez ce message' : 'You get this');
    for (const name of mailWords[template].filter(
      (word) => !['items', 'path', 'at'].includes(word) && !word.endsWith('At'),
    ))
      expect(text).toContain(`the ${name}`);
    expect(html.match(/display:inline-block/gu)?.length ?? 0).toBe(textIn(template, language).button ? 1 : 0);
  });
  it('asks only for words that its request names', () => {
    const named = new Set<string>([...mailWords[template], 'siteName', 'siteEmail']);
    expect(
      [...JSON.stringify(textIn(template, language)).matchAll(/\{(\w+)\}/gu)]
        .map(([, name]) => name)
        .filter((name) => !named.has(name ?? '')),
    ).toEqual([]);
  });
  it.each(attacks)('is not changed by %p', (attack) => {
    const { subject, text, html } = writeMail(
      { template, language, words: wordsOf(template, () => attack), unsubscribeToken: '"><b>' },
      sender,
    );
    expect(subject).not.toMatch(/[\r\n\u202E]/u);
    expect(subject.length).toBeLessThan(700);
    expect(html).not.toMatch(/<(b|i|script|img|iframe|object|link|style)\b|url\(|\ssrc=|@import/iu);
    for (const address of hrefs(html)) expect(address.startsWith(`${origin}/`)).toBe(true);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/(https?:\/\/|www\.)evil/u);
    // The skeleton is that of a mail with plain words: no word made or closed a tag.
    const tags = (from: string) => (from.match(/<[^>]*>/gu) ?? []).map((tag) => tag.replace(/href="[^"]*"/u, 'href'));
    expect(tags(html)).toEqual(
      tags(
        writeMail({ template, language, words: wordsOf(template, () => 'word'), unsubscribeToken: 'a.b' }, sender).html,
      ),
    );
  });
});

describe('a mail', () => {
  it('leads nowhere but to us, whatever its path says', () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '',
      undefined as unknown as string,
    ])
      expect(
        hrefs(writeMail({ template: 'export-ready', language: 'en-CA', words: { path } }, sender).html).every(
          (address) => address.startsWith(`${origin}/`),
        ),
      ).toBe(true);
  });
  it('leads to pages in its language', () => {
    expect(
      writeMail({ template: 'inquiry-copy', language: 'fr-CA', words: { path: '/homes/ontario' } }, sender).text,
    ).toContain(`${origin}/fr/homes/ontario`);
    expect(
      writeMail({ template: 'verify-email', language: 'fr-CA', words: { path: '/verify-email/AbC.d' } }, sender).text,
    ).toContain(`${origin}/verify-email/AbC.d`);
  });
  it('leaves out a sentence whose word is missing, and greets everybody', () => {
    const { text } = writeMail({ template: 'inquiry-copy', language: 'en-CA', words: { title: 'A room' } }, sender);
    expect(text).toMatch(/^Hello,\n\nWe sent your message about “A room” to the landlord.\n\nYou wrote:/u);
  });
  it('tells moments as people do', () => {
    const words = { firstName: 'Zoé', deletesAt: '2026-12-05T15:00:00Z' };
    expect(writeMail({ template: 'deletion-planned', language: 'en-CA', words }, sender).text).toContain(
      'December 5, 2026',
    );
    expect(writeMail({ template: 'deletion-planned', language: 'fr-CA', words }, sender).text).toContain(
      '5 décembre 2026',
    );
  });
  it('keeps the lines of a message and says how to leave a list', () => {
    const { text } = writeMail(
      {
        template: 'inquiry-copy',
        language: 'en-CA',
        words: { title: 'A room', message: 'Hello!\nIs it free?' },
        unsubscribeToken: 'a.b',
      },
      sender,
    );
    expect(text).toContain('Hello!\nIs it free?');
    expect(text).toContain(`${origin}/new-listings-alerts/unsubscribe/a.b`);
  });
});

it('texts of both languages have the same parts', () => {
  for (const { en, fr } of Object.values(mailTexts))
    expect(Object.entries(fr).map(([name, part]) => [name, part.length > 0])).toEqual(
      expect.arrayContaining(Object.entries(en).map(([name, part]) => [name, part.length > 0])),
    );
});
