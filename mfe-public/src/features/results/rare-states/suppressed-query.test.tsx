import { inSite } from '@porchlight/listing-ui/testing';
import { render } from '@testing-library/react';
import { useResultsQuery } from '../use-results-query.ts';
import { SuppressedQuery } from './suppressed-query.ts';

const query = '?beds=2&maxrate=2500&p=3';
const entry = { usr: { from: 'home' }, key: 'k1', idx: 4 };

function open(state?: unknown) {
  window.history.replaceState(entry, '', `/homes/ontario/toronto${query}#map`);
  let filters: object = {};
  function Page() {
    ({ filters } = useResultsQuery());
    return <SuppressedQuery />;
  }
  render(<Page />, { wrapper: inSite({ at: `/homes/ontario/toronto${query}`, state }).wrapper });
  return filters;
}
const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('the suppressed query of a search', () => {
  it('is reduced to the page in the address bar, and stays in the history entry', () => {
    expect(open()).toEqual({ beds: [2], maxrate: 2500 });
    expect(address()).toBe('/homes/ontario/toronto?p=3#map');
    expect(window.history.state).toEqual({ ...entry, usr: { from: 'home', query } });
  });

  it('is read from the history entry on the way back', () => {
    expect(open({ query: '?beds=1' })).toEqual({ beds: [1] });
  });
});
