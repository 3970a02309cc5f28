import { leadHref, queryOf, readAddress, requestOf } from './leads-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));
const full = 'list=waiting&listing=aaaaaaaaa1&from=2026-11-01&to=2026-11-30&text=cats&p=2';

describe('the address of the leads', () => {
  it('chooses list, filters and page', () => {
    expect(read(full)).toEqual({
      list: 'waiting',
      filters: { listingId: 'aaaaaaaaa1', from: '2026-11-01', to: '2026-11-30', text: 'cats' },
      page: 2,
    });
  });
  it('without values is that of all open leads; what is not valid is ignored', () => {
    const open = { list: 'open', filters: {} };
    expect([
      read(''),
      read(`list=gifts&listing=../x&from=2026-02-31&to=soon&text=%20&p=0`),
      read(`text=${'x'.repeat(101)}`),
    ]).toEqual([open, open, open]);
  });
  it('is written as it was read', () => {
    expect(queryOf(read(full))).toBe(full);
    expect(queryOf({ list: 'open', filters: {} })).toBe('');
  });
  it('becomes the query of the API', () => {
    expect(requestOf(read('listing=aaaaaaaaa1&p=3'))).toEqual({ listingId: 'aaaaaaaaa1', page: 3 });
    expect(requestOf(read('list=spam'))).toEqual({ list: 'spam' });
  });
  it('of a lead retains that of the list, and leads to the conversation', () => {
    expect(leadHref(read('list=spam&p=2'), 'x1')).toBe('/portal/leads/x1?list=spam&p=2#conversation');
    expect(leadHref(read(''))).toBe('/portal/leads');
  });
});
