import { readInquirySearch } from './inquiry-search.ts';

const nothing = { listingId: null, id: null, email: null, words: null };

describe('the search of inquiries', () => {
  it.each([
    [' abc123defg ', { listingId: 'abc123defg', words: 'abc123defg:*' }],
    ['00000000-0000-4000-8000-000000000001', { id: '00000000-0000-4000-8000-000000000001' }],
    ['Leila.H@Example.com', { email: 'leila.h@example.com' }],
    ['Zoé Had', { words: 'Zoé:* & Had:*' }],
    [`'); drop table --`, { words: 'drop:* & table:*' }],
    ['& |', {}],
  ])('reads %s', (text, expected) => {
    expect(readInquirySearch(text)).toEqual({ ...nothing, ...expected });
  });
});
