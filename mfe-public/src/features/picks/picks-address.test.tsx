import { changedQuery, readPicksAddress, sharedQuery } from './picks-address.ts';

const read = (text: string) => readPicksAddress(new URLSearchParams(text), 4);
const id = (at: number) => at.toString().padStart(10, 'a');

describe('the address of My Picks', () => {
  it('shows the homes in the order they were kept unless it names another', () => {
    expect(read('').order).toBe('added');
    expect(read('sort=rent-asc').order).toBe('rent-asc');
    expect(read('sort=sideways').order).toBe('added');
  });
  it('names at most four homes to compare, each once, and drops what is no home', () =>
    expect(read(`compare=${[1, 1, 2, 3, 4, 5].map(id).join(',')},<script>`).compared).toEqual([1, 2, 3, 4].map(id)));
  it('carries up to 60 homes to somebody else and reads them back', () => {
    const many = Array.from({ length: 70 }, (_, at) => id(at));
    expect(read(sharedQuery(many)).shared).toEqual(many.slice(0, 60));
  });
  it('changes one thing and keeps the others', () => {
    const query = new URLSearchParams('sort=rent-asc&compare=x');
    expect(changedQuery(query, 'compare', undefined).toString()).toBe('sort=rent-asc');
    expect(query.get('compare')).toBe('x');
  });
});
