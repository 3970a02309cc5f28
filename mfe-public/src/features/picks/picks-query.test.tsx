import { withParam, readPicksQuery, shareQuery } from './picks-query.ts';

const read = (text: string) => readPicksQuery(new URLSearchParams(text), 4);
const id = (at: number) => at.toString().padStart(10, 'a');

describe('the address of My Picks', () => {
  it('sorts by date added by default', () => {
    expect(read('').order).toBe('added');
    expect(read('sort=rent-asc').order).toBe('rent-asc');
    expect(read('sort=sideways').order).toBe('added');
  });
  it('reads at most four distinct listings to compare, and drops invalid ids', () =>
    expect(read(`compare=${[1, 1, 2, 3, 4, 5].map(id).join(',')},<script>`).compared).toEqual([1, 2, 3, 4].map(id)));
  it('round-trips up to 60 shared listings', () => {
    const many = Array.from({ length: 70 }, (_, at) => id(at));
    expect(read(shareQuery(many)).shared).toEqual(many.slice(0, 60));
  });
  it('changes one parameter and keeps the others', () => {
    const query = new URLSearchParams('sort=rent-asc&compare=x');
    expect(withParam(query, 'compare', undefined).toString()).toBe('sort=rent-asc');
    expect(query.get('compare')).toBe('x');
  });
});
