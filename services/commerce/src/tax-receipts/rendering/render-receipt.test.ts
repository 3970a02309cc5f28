import { aSnapshot } from '../../testing/a-tax-document.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import type { IssuedReceipt } from './receipt-content.ts';
import { renderReceipt } from './render-receipt.ts';

const aReceipt = (over: Parameters<typeof aSnapshot>[0] = {}): IssuedReceipt => ({
  snapshot: aSnapshot(over),
  number: 'RC-2026-000318',
  issuedAt: new Date('2026-12-05T15:00:00Z'),
});
const forBuyer = (over: Partial<ReturnType<typeof aSnapshot>['buyer']>) =>
  aReceipt({ buyer: { ...aSnapshot().buyer, ...over } });
const print = async (receipt: IssuedReceipt) => readPdf(await renderReceipt(receipt));
const reversed = (text: string) => Array.from(text).reverse().join('');
/** Returns a printed text without the ends of its parts; ligatures as their letters. */
const plain = (text: string) => text.replaceAll('\u2028', '').normalize('NFKC');

describe('a receipt', () => {
  it('states supplier, buyer, number, date, lines, taxes with rates, total and payment', async () => {
    const { text, pages } = await print(aReceipt());
    for (const part of [
      'Receipt',
      'Paid',
      'RC-2026-000318 · December 5, 2026',
      'Porchlight Rentals Inc.',
      'GST/HST no. 12345 6789 RT0001',
      'Nair Homes Inc.',
      '214 Roncesvalles Ave',
      'Order 2026-000981',
      '150 credits',
      '$135.00',
      'Discount NEWYEAR10',
      '-$13.50',
      '$121.50',
      'HST, Ontario 13%',
      '$15.80',
      'Total CAD',
      '$137.30',
      'Paid in full on December 5, 2026 with Visa ending in 4242.',
      'Page 1 of 1',
    ])
      expect(text.split('\u2028').map((line) => line.replace('\n', ''))).toContain(part);
    expect(pages).toBe(1);
    expect(text.match(/214 Roncesvalles Ave/g)).toHaveLength(1);
  });
  it('is in French with each tax and its number', async () => {
    const taxes = [
      { name: 'GST', ratePpm: 50_000, cents: 608, registrationNumber: '12345 6789 RT0001' },
      { name: 'QST', ratePpm: 99_750, cents: 1_212, registrationNumber: '1234567890 TQ0001' },
    ];
    const { text } = await print(aReceipt({ language: 'fr-CA', taxes, totalCents: 13_970 }));
    for (const part of [
      'Reçu',
      'Payé',
      '5 décembre 2026',
      'TPS 5 %',
      'TVQ 9,975 %',
      '12,12 $',
      'Nº de TVQ 1234567890 TQ0001',
    ])
      expect(text.replace(/[\u00a0\u202f]/g, ' ')).toContain(part);
  });
  it('is a credit note with the receipt that it corrects', async () => {
    const corrects = { receiptNumber: 'RC-2026-000123', reason: 'Unused credits returned' };
    const { text } = await print(aReceipt({ corrects, paidWith: null }));
    for (const part of ['Credit note', 'Credited', 'Corrects receipt RC-2026-000123', 'Unused credits returned'])
      expect(text).toContain(part);
    expect(text).not.toContain('Paid');
  });
  it('has the same bytes each time', async () => {
    const [one, other] = [await renderReceipt(aReceipt()), await renderReceipt(aReceipt())];
    expect(one.equals(other)).toBe(true);
    expect((await renderReceipt(aReceipt({ totalCents: 1 }))).equals(one)).toBe(false);
  });
});

describe('every script prints', () => {
  it.each([
    ['English', 'Nair Homes & Sons Ltd.'],
    ['French', 'Lévesque-Gauthier, s.e.n.c. « Œuvre »'],
    ['Punjabi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਢਿੱਲੋਂ'],
    ['Chinese', '多伦多光明房地产有限公司'],
    ['Traditional Chinese', '香港置業發展有限公司'],
    ['Japanese', '東京ハウジング株式会社 渡辺'],
    ['Korean', '토론토 부동산 주식회사'],
    ['Hindi', 'प्रिया नायर क्षत्रिय'],
    ['Bengali', 'বাংলা বাড়ি ভাড়া'],
    ['Gujarati', 'ગુજરાતી ઘર'],
    ['Tamil', 'தமிழ் வீடுகள்'],
    ['Thai', 'บ้านไทย'],
    ['Inuktitut', 'ᓄᓇᕗᑦ ᐃᒡᓗ'],
    ['Russian', 'Недвижимость «Свет»'],
    ['Greek', 'Ακίνητα Φως'],
    ['Vietnamese', 'Nguyễn Thị Ngọc Ánh'],
    ['Polish', 'Żółć Gęślą Jaźń'],
  ])('%s', async (_, companyName) => {
    const { text, missingGlyphs } = await print(forBuyer({ companyName }));
    expect(plain(text)).toContain(companyName.normalize('NFKC'));
    expect(missingGlyphs).toBe(0);
  });
  it.each([
    ['Arabic', 'شركة الأمل للعقارات المحدودة'],
    ['Persian', 'املاک گلستان پارسی'],
    ['Urdu', 'چوہدری ٹیپو ڈار'],
    ['Hebrew', 'דירות להשכרה'],
  ])('%s, from right to left', async (_, companyName) => {
    const { text, missingGlyphs } = await print(forBuyer({ companyName }));
    expect(plain(reversed(text))).toContain(companyName);
    expect(missingGlyphs).toBe(0);
  });
  it('both directions in one name, brackets mirrored', async () => {
    const { text } = await print(forBuyer({ companyName: 'دار (كندا) Inc. 2026' }));
    expect(plain(text)).toContain('Inc. 2026 (ادنك) راد');
  });
  it.each([
    ['Amharic', 'አዲስ', "'adis"],
    ['an emoji', 'Home 🏠', 'Home :house:'],
    ['an unknown sign', 'Home \u{1f7f0}\u2fff', 'Home'],
  ])('%s, for which there is no font, in Latin letters', async (_, companyName, printed) => {
    const { text, missingGlyphs } = await print(forBuyer({ companyName }));
    expect(text).toContain(printed);
    expect(missingGlyphs).toBe(0);
  });
});

describe('hostile text', () => {
  it('has no control or direction characters, and few marks on a letter', async () => {
    const companyName = `a\u0000b\u0007c\u202Ed\u2066e\u200Ff\uFEFFg\uE000h\n\u2028i ${'Z'.concat('\u0301'.repeat(300))}`;
    const { text, missingGlyphs } = await print(forBuyer({ companyName }));
    expect(text).toContain('abcdefgh i ');
    expect(text.match(/\u0301/g)?.length ?? 0).toBeLessThanOrEqual(4);
    expect(missingGlyphs).toBe(0);
  });
  it.each([
    ['https://nairhomes.example/a b', ['https://nairhomes.example/a%20b']],
    ['https://nairhomes.example/)/S/JavaScript', ['https://nairhomes.example/\\']],
    ['http://nairhomes.example', []],
    ['javascript:alert(1)', []],
    ['file:///etc/passwd', []],
  ])('links to %s only when it is https', async (companyWebsite, links) => {
    const bytes = await renderReceipt(forBuyer({ companyWebsite }));
    expect(readPdf(bytes).links).toEqual(links);
    expect(bytes.toString('latin1')).not.toMatch(/\/S \/(?!URI)/);
  });
  it('of any characters is printed without a box and without an error', async () => {
    let seed = 20_261_123;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 10; round += 1) {
      const companyName = Array.from({ length: 60 }, () => String.fromCodePoint(random(0x1_2000))).join('');
      const { missingGlyphs, pages } = await print(forBuyer({ companyName, companyAddress: companyName }));
      expect([companyName, missingGlyphs, pages]).toEqual([companyName, 0, 1]);
    }
  });
  it('continues a long table on further pages, with its heading and the page numbers', async () => {
    const lines = Array.from({ length: 60 }, (_, at) => ({ description: `Line ${at}`, quantity: 1, cents: at }));
    const { text, pages } = await print(aReceipt({ lines }));
    expect(pages).toBeGreaterThan(2);
    expect(text.match(/Description/g)).toHaveLength(pages);
    expect(text).toContain(`Page ${pages} of ${pages}`);
    for (const { description } of lines) expect(text).toContain(description);
  });
});
