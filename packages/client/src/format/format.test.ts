import { formatIn } from './format.ts';

describe('formats', () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  it('name the currency if it is not the reader’s own', () => {
    expect(
      ['en-CA', 'en-US', 'fr-CA'].map((language) => plain(formatIn(language as 'en-CA', 'UTC').money(2150, 'CAD'))),
    ).toEqual(['$2,150', 'CA$2,150', '2 150 $']);
    expect(plain(formatIn('en-CA', 'UTC').money(2150, 'USD'))).toBe('US$2,150');
  });
  it('cents are cents', () => {
    expect(plain(formatIn('en-CA', 'UTC').cents(15255, 'CAD'))).toBe('$152.55');
  });
  it('a day does not depend on the time zone, an instant does', () => {
    expect(formatIn('en-CA', 'America/Vancouver').date('2026-12-01')).toBe('Dec 1, 2026');
    expect(formatIn('en-CA', 'America/Vancouver').date('2026-12-01T02:00:00Z')).toBe('Nov 30, 2026');
    expect(formatIn('en-CA', 'UTC').date('nonsense')).toBe('');
  });
  it('distances are kilometres in Canada and miles in the US', () => {
    expect(plain(formatIn('en-CA', 'UTC').distance(2.34))).toBe('2.3 km');
    expect(plain(formatIn('en-US', 'UTC').distance(2.34))).toBe('1.5 mi');
  });
  it('elapsed times are whole numbers', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect([
      formatIn('en-CA', 'UTC').ago('2026-11-21T11:58:00Z', now),
      formatIn('en-CA', 'UTC').ago('2026-11-20T10:00:00Z', now),
    ]).toEqual(['2 minutes ago', 'yesterday']);
  });
});
