import { sharedIds, shareQuery } from './picks-query.ts';

describe('the address of My Picks', () => {
  it('round-trips up to 60 shared listings', () => {
    const many = Array.from({ length: 70 }, (_, at) => at.toString().padStart(10, 'a'));
    expect(sharedIds(new URLSearchParams(shareQuery(many)))).toEqual(many.slice(0, 60));
  });
});
