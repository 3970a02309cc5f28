import { pageFromQuery, withPage } from './page-query.ts';

describe('the page of a list', () => {
  it('is in the address, except page 1', () => {
    expect(withPage(new URLSearchParams('p=3'), 1).toString()).toBe('');
    expect(withPage(new URLSearchParams('a=1'), 2).toString()).toBe('a=1&p=2');
  });
  it('is read as a whole number from 2 on', () => {
    expect(['p=2', 'p=1', 'p=x', 'p=2.5', ''].map((query) => pageFromQuery(new URLSearchParams(query)))).toEqual([
      2,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
