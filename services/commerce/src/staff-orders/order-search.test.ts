import { readOrderSearch } from './order-search.ts';

const nothing = { orderNumber: null, series: null, year: null, no: null, ownerId: null, words: null };

describe('the search of orders', () => {
  it.each([
    [' 123 ', { orderNumber: '123', words: '123:*' }],
    ['rc-2026-000123', { series: 'RC', year: 2026, no: 123, words: 'rc:* & 2026:* & 000123:*' }],
    ['Nair & Homes!', { words: 'Nair:* & Homes:*' }],
    ['Élodie', { words: 'Élodie:*' }],
    ['E\u0301lodie', { words: 'Élodie:*' }],
    ['Mar\u02bcjana \u0301', { words: 'Mar:* & jana:*' }],
    [`'); drop table --`, { words: 'drop:* & table:*' }],
    ['a b c d e f', { words: 'a:* & b:* & c:* & d:* & e:*' }],
    ['& |', {}],
  ])('reads %s', (text, expected) => {
    expect(readOrderSearch(text)).toEqual({ ...nothing, ...expected });
  });
  it('reads the id of a user or company', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    expect(readOrderSearch(id).ownerId).toBe(id);
  });
});
