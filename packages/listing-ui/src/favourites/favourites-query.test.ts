import { orderIn, parseListingIds, withParam } from './favourites-query.ts';

const id = (at: number) => at.toString().padStart(10, 'a');

describe('the address of favourites', () => {
  it('sorts by date added by default', () => {
    const read = (text: string) => orderIn(new URLSearchParams(text), ['rent-asc']);
    expect([read(''), read('sort=rent-asc'), read('sort=sideways')]).toEqual(['added', 'rent-asc', 'added']);
  });
  it('reads at most so many distinct listings, and drops invalid ids', () =>
    expect(parseListingIds(`${[1, 1, 2, 3, 4, 5].map(id).join(',')},<script>`, 4)).toEqual([1, 2, 3, 4].map(id)));
  it('changes one parameter and keeps the others', () => {
    const query = new URLSearchParams('sort=rent-asc&compare=x');
    expect(withParam(query, 'compare', undefined).toString()).toBe('sort=rent-asc');
    expect(query.get('compare')).toBe('x');
  });
});
