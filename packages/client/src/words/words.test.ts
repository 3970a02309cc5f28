import { formatIn } from '../format/format.ts';
import { textsIn, say, type Catalogue } from './say.ts';

const en = {
  kept: 'Kept {count, plural, one {# favourite} other {# favourites}}',
  plain: 'Colour',
  quote: "Renter's",
} as const;
const words: Catalogue<typeof en> = {
  en,
  fr: {
    kept: '{count, plural, one {# favori gardé} other {# favoris gardés}}',
    plain: 'Couleur',
    quote: 'Du locataire',
  },
  enUs: { plain: 'Color' },
};

describe('words follow the address', () => {
  it.each([
    ['en-CA', 'Kept 2 favourites'],
    ['fr-CA', '2 favoris gardés'],
    ['en-US', 'Kept 2 favourites'],
  ] as const)('in %s', (language, text) => {
    expect(say(words, language, 'kept', { count: 2 })).toBe(text);
  });
  it('the US overlay changes only what it names', () => {
    expect([say(words, 'en-US', 'plain'), say(words, 'en-CA', 'plain')]).toEqual(['Color', 'Colour']);
    expect(textsIn(words, 'en-US')).toEqual({ ...en, plain: 'Color' });
  });
  it('counts one as the language does: French says 0 in the singular', () => {
    expect(say(words, 'fr-CA', 'kept', { count: 0 })).toBe('0 favori gardé');
    expect(say(words, 'en-CA', 'kept', { count: 0 })).toBe('Kept 0 favourites');
  });
  it('an apostrophe is an apostrophe', () => {
    expect(say(words, 'en-CA', 'quote')).toBe("Renter's");
  });
});

describe('formats', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  it('name the currency where the reader would take it for their own', () => {
    expect(
      ['en-CA', 'en-US', 'fr-CA'].map((language) => plain(formatIn(language as 'en-CA', 'UTC').money(2150, 'CAD'))),
    ).toEqual(['$2,150', 'CA$2,150', '2 150 $']);
    expect(plain(formatIn('en-CA', 'UTC').money(2150, 'USD'))).toBe('US$2,150');
  });
  it('cents are cents', () => {
    expect(plain(formatIn('en-CA', 'UTC').cents(15255, 'CAD'))).toBe('$152.55');
  });
  it('a day is the same day in every zone, a moment is not', () => {
    expect(formatIn('en-CA', 'America/Vancouver').date('2026-12-01')).toBe('Dec 1, 2026');
    expect(formatIn('en-CA', 'America/Vancouver').date('2026-12-01T02:00:00Z')).toBe('Nov 30, 2026');
    expect(formatIn('en-CA', 'UTC').date('nonsense')).toBe('');
  });
  it('distances are kilometres in Canada and miles in the US', () => {
    expect(plain(formatIn('en-CA', 'UTC').distance(2.34))).toBe('2.3 km');
    expect(plain(formatIn('en-US', 'UTC').distance(2.34))).toBe('1.5 mi');
  });
  it('ages are whole', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect([
      formatIn('en-CA', 'UTC').ago('2026-11-21T11:58:00Z', now),
      formatIn('en-CA', 'UTC').ago('2026-11-20T10:00:00Z', now),
    ]).toEqual(['2 minutes ago', 'yesterday']);
  });
});
