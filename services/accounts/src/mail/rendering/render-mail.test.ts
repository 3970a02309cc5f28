import { languages, type Language } from '@porchlight/contracts';
import {
  mailTemplates,
  mailTemplateVariables,
  type MailTemplate,
  type MailVariables,
} from '@porchlight/contracts/internal';
import { messagesIn } from '@porchlight/messages';
import '@porchlight/messages/compile-messages';
import { mailTemplateMessages } from '../templates/mail-template-messages.ts';
import { renderMail } from './render-mail.ts';

const origin = 'https://homes.example.com';
const facts = {
  siteName: 'Lampe & Fils',
  siteCompany: 'Lampe Inc.',
  siteAddress: '1 Porch Lane, Toronto',
  siteEmail: 'hello@example.com',
};
const sender = { origin, facts };
const harmlessValue = (name: string): string =>
  name === 'path'
    ? `/confirm/it/${'k'.repeat(40)}`
    : name.toLowerCase().endsWith('at')
      ? '2026-11-21T15:00:00Z'
      : name.endsWith('Count')
        ? '7'
        : `the ${name}`;
const valuesOf = (template: MailTemplate, word: (name: string) => string): MailVariables => {
  const names = mailTemplateVariables[template] as readonly string[];
  const words = Object.fromEntries(names.filter((name) => name !== 'items').map((name) => [name, word(name)]));
  return names.includes('items') ? { ...words, items: [words, words] } : words;
};
const messagesOf = (template: MailTemplate, language: Language): Readonly<Record<string, string>> =>
  messagesIn(mailTemplateMessages[template].messages, language);
const everyMail = mailTemplates.flatMap((template) => languages.map((language) => [template, language] as const));
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/gu)].map(([, address]) => address ?? '');
const attacks = [
  '<b>bold</b>',
  '"><script>alert(1)</script>',
  "' onload='x",
  'Ann\r\nBcc: victim@example.net',
  'https://evil.example/pay',
  'www.evil.example',
  'Ann evil.com',
  'pay at evil.com/now or EVIL．com',
  '{path}',
  '{{email}}',
  '&lt;i&gt;',
  '\u202Etxt.exe',
  'a'.repeat(5_000),
];

describe.each(everyMail)('%s in %s', (template, language) => {
  it('contains its text, at most one button, the sender and the reason', () => {
    const { subject, text, html } = renderMail(
      { template, language, words: valuesOf(template, harmlessValue) },
      sender,
    );
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/[{}]|undefined|Invalid/u);
      expect(part.trim()).not.toBe('');
    }
    for (const part of ['Lampe Inc., 1 Porch Lane, Toronto', 'hello@example.com', 'Lampe & Fils'])
      expect(text).toContain(part);
    expect(text).toContain(language === 'fr-CA' ? 'Vous recevez ce courriel' : 'You’re getting this email');
    for (const name of mailTemplateVariables[template].filter(
      (word) => !['items', 'path', 'at'].includes(word) && !word.endsWith('At'),
    ))
      expect(text).toContain(harmlessValue(name));
    expect(html.match(/display:inline-block/gu)?.length ?? 0).toBe('button' in messagesOf(template, language) ? 1 : 0);
  });
  it('uses only placeholders of its request', () => {
    const named = new Set<string>([...mailTemplateVariables[template], 'siteName', 'siteEmail']);
    expect(
      [...JSON.stringify(messagesOf(template, language)).matchAll(/\{(\w+)\}/gu)]
        .map(([, name]) => name)
        .filter((name) => !named.has(name ?? '')),
    ).toEqual([]);
  });
  it.each(attacks)('is safe against the value %p', (attack) => {
    const { subject, text, html } = renderMail(
      { template, language, words: valuesOf(template, () => attack), unsubscribeToken: '"><b>' },
      sender,
    );
    expect(subject).not.toMatch(/[\r\n\u202E]/u);
    expect(subject.length).toBeLessThan(700);
    expect(html).not.toMatch(/<(b|i|script|img|iframe|object|link|style)\b|url\(|\ssrc=|@import/iu);
    for (const address of hrefs(html)) expect(address.startsWith(`${origin}/`)).toBe(true);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/((https?:\/\/|www\.)evil|evil\.com)/iu);
    // The markup equals that of a harmless mail: no value opened or closed a tag.
    const tags = (from: string) => (from.match(/<[^>]*>/gu) ?? []).map((tag) => tag.replace(/href="[^"]*"/u, 'href'));
    expect(tags(html)).toEqual(
      tags(
        renderMail({ template, language, words: valuesOf(template, () => 'word'), unsubscribeToken: 'a.b' }, sender)
          .html,
      ),
    );
  });
});

describe('a mail', () => {
  it('keeps addresses of people and sentences without a space, which are no links', () => {
    const { text } = renderMail(
      {
        template: 'inquiry-received',
        language: 'en-CA',
        words: { renterEmail: 'leila@mail.com', message: 'We are two.Is it free? Rent is 1.200' },
      },
      sender,
    );
    expect(text).toContain('leila@mail.com');
    expect(text).toContain('We are two. Is it free? Rent is 1.200');
  });
  it('links to the site only, whatever its path', () => {
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
        hrefs(renderMail({ template: 'export-ready', language: 'en-CA', words: { path } }, sender).html).every(
          (address) => address.startsWith(`${origin}/`),
        ),
      ).toBe(true);
  });
  it('links to pages in its language', () => {
    expect(
      renderMail({ template: 'inquiry-copy', language: 'fr-CA', words: { path: '/homes/ontario' } }, sender).text,
    ).toContain(`${origin}/fr/homes/ontario`);
    expect(
      renderMail({ template: 'verify-email', language: 'fr-CA', words: { path: '/verify-email/AbC.d' } }, sender).text,
    ).toContain(`${origin}/fr/verify-email/AbC.d`);
  });
  it('omits sentences with missing values and falls back to a general greeting', () => {
    const { text } = renderMail(
      { template: 'inquiry-copy', language: 'en-CA', words: { title: 'A room', city: 'Regina' } },
      sender,
    );
    expect(text).toMatch(
      /^Hello,\n\nWe sent your message about “A room” in Regina to the landlord.\n\nView the home:/u,
    );
    expect(text).not.toContain('You wrote');
  });
  it.each([
    ['en-CA', 'confirm that the address is yours', 'landlord knows'],
    ['fr-CA', 'confirmez que l’adresse est la vôtre', 'propriétaire saura'],
  ] as const)('about an inquiry of a guest promises no notice to the landlord (%s)', (language, expected, untrue) => {
    const { text } = renderMail(
      { template: 'inquiry-confirm', language, words: { path: '/confirm/inquiry/a' } },
      sender,
    );
    expect(text.replaceAll(/\s+/gu, ' ')).toContain(expected);
    expect(text).not.toContain(untrue);
  });
  it('formats timestamps for the language', () => {
    const words = { firstName: 'Zoé', deletesAt: '2026-12-05T15:00:00Z' };
    expect(renderMail({ template: 'deletion-planned', language: 'en-CA', words }, sender).text).toContain(
      'December 5, 2026',
    );
    expect(renderMail({ template: 'deletion-planned', language: 'fr-CA', words }, sender).text).toContain(
      '5 décembre 2026',
    );
  });
  it.each([
    ['en-CA', 'The listings that you turned on last are paused first.', 'paused'],
    ['fr-CA', 'Les annonces mises en ligne en dernier sont suspendues en premier.', 'suspendues'],
  ] as const)(
    'in %s about missing credits explains pausing only when listings are paused',
    (language, order, paused) => {
      const textOf = (words: MailVariables) => renderMail({ template: 'credits-short', language, words }, sender).text;
      expect(textOf({ pausedCount: 2 })).toContain(order);
      expect(textOf({ unfeaturedCount: 2 })).not.toContain(paused);
    },
  );
  it.each([
    ['en-CA', 'paused', 'Loft on Queen: paused', 'And 3 more listings'],
    ['fr-CA', 'suspendue', 'Loft on Queen : suspendue', 'Et 3 autres annonces'],
  ] as const)('in %s about missing credits names the listings that changed', (language, change, line, more) => {
    const path = '/portal/listings?state=off';
    const items = [
      { title: 'Loft on Queen', change, path },
      { title: more, path: '/portal/listings' },
    ];
    const { text } = renderMail({ template: 'credits-short', language, words: { pausedCount: 4, items } }, sender);
    for (const part of [line, `${origin}${path}`, more]) expect(text).toContain(part);
  });
  it('preserves line breaks of a message and includes the unsubscribe link', () => {
    const { text } = renderMail(
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

it.each(mailTemplates)('%s has the same parts in both languages', (template) => {
  expect(Object.keys(messagesOf(template, 'fr-CA'))).toEqual(Object.keys(messagesOf(template, 'en-CA')));
});
