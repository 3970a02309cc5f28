import { queryOf, readAddress } from './transactions-address.ts';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the transactions', () => {
  it('chooses list, filter and page', () => {
    expect(read('list=credits&kind=daily&listingId=aaaaaaaaa1&from=2026-11-01&to=2026-11-30&p=2')).toEqual({
      list: 'credits',
      filter: { kind: 'daily', listingId: 'aaaaaaaaa1', from: '2026-11-01', to: '2026-11-30' },
      page: 2,
    });
  });
  it('without values is that of all transactions; what is not valid is ignored', () => {
    const all = { list: 'all', filter: {} };
    expect([read(''), read('list=gifts&kind=gift&listingId=../x&from=2026-02-31&to=soon&p=0')]).toEqual([all, all]);
  });
  it('filters payments by day only', () => {
    expect(read('list=money&kind=daily&listingId=aaaaaaaaa1&from=2026-11-01').filter).toEqual({ from: '2026-11-01' });
  });
  it('names what it chooses, except all transactions', () => {
    expect([queryOf('all', {}).toString(), queryOf('money', { to: '2026-11-30' }).toString()]).toEqual([
      '',
      'list=money&to=2026-11-30',
    ]);
  });
});
