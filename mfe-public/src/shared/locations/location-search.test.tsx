import { stubResponses, inSite } from '@porchlight/listing-ui/testing';
import { useLocation } from '@porchlight/client/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { guessUrl, matchesLocationName, withQuery } from './resolve-search-text.ts';
import { boundsParamAround } from './near-me.tsx';
import { LocationSearch } from './location-search.tsx';

const calgary = {
  kind: 'city' as const,
  id: '1',
  name: 'Calgary',
  province: 'AB',
  country: 'CA',
  count: 412,
  url: '/homes/alberta/calgary',
};
const tower = {
  kind: 'building' as const,
  id: '7',
  name: '700 Harbour Street, Calgary',
  province: 'AB',
  country: 'CA',
  count: 2,
  url: '/homes/alberta/calgary?bounds=51.1,-114,51,-114.1',
};
const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const open = (send: ReturnType<typeof stubResponses>, carriedQuery = '') =>
  render(
    <>
      <LocationSearch size="large" carriedQuery={carriedQuery} />
      <Where />
    </>,
    inSite({ send }),
  );
const misspelt = stubResponses({
  '/listings-autocomplete-did-you-mean': {
    suggestions: [calgary],
    redirect: calgary,
    filters: { beds: '2', petpolicies: 'cats,dogs' },
  },
  '/listings-autocomplete': { suggestions: [] },
});
const field = () => screen.getByRole('combobox', { name: 'City, province or state' });
const address = () => document.querySelector('output')?.textContent;

describe('location search', () => {
  it('shows spelling corrections when no location starts with the text', async () => {
    open(misspelt);
    await userEvent.type(field(), 'calgry');
    expect(await screen.findByText('Did you mean …')).toBeTruthy();
    expect(screen.getByRole('option', { name: /Calgary, AB/ })).toBeTruthy();
    expect(screen.getByText('We couldn’t find that place. Did you mean this one?')).toBeTruthy();
  });

  it('opens the corrected location on Enter, with the recognized filters and the typed text', async () => {
    open(misspelt, 'maxrate=1800');
    await userEvent.type(field(), '2 bed calgry pets{Enter}');
    await screen.findByText(
      '/homes/alberta/calgary?beds=2&maxrate=1800&petpolicies=cats,dogs&q=2%20bed%20calgry%20pets',
    );
  });

  it('opens the list of suggestions when none is certain', async () => {
    open(
      stubResponses({
        '/listings-autocomplete-did-you-mean': { suggestions: [calgary], redirect: null, filters: {} },
        '/listings-autocomplete': { suggestions: [] },
      }),
    );
    await userEvent.type(field(), 'calgarien{Enter}');
    await screen.findByText('/homes?q=calgarien');
  });

  it("distinguishes buildings from cities, and keeps the page's filters but not its bounds", async () => {
    open(stubResponses({ '/listings-autocomplete': { suggestions: [tower] } }), 'beds=2&bounds=1,2,0,1');
    await userEvent.type(field(), '700 Har');
    const option = await screen.findByRole('option', { name: /700 Harbour Street/ });
    expect(option.textContent).toContain('Building');
    await userEvent.click(option);
    expect(address()).toBe('/homes/alberta/calgary?beds=2&bounds=51.1,-114,51,-114.1');
  });

  it('shows a note when there is no suggestion', async () => {
    open(
      stubResponses({
        '/listings-autocomplete-did-you-mean': { suggestions: [], redirect: null, filters: {} },
        '/listings-autocomplete': { suggestions: [] },
      }),
    );
    await userEvent.type(field(), 'zzzzzz');
    expect(await screen.findByText(/^We couldn’t find that place/)).toBeTruthy();
  });
});

describe('URL of a spelling correction', () => {
  it('contains the typed text only when it was corrected', () => {
    expect(guessUrl(calgary, { filters: {} }, 'Calgary pets')).toBe('/homes/alberta/calgary');
    expect(guessUrl(calgary, { filters: {} }, 'calgry')).toBe('/homes/alberta/calgary?q=calgry');
    expect(matchesLocationName('2 beds montreal', 'Montréal')).toBe(true);
    expect(matchesLocationName('Torontonian', 'Toronto')).toBe(false);
  });
  it('drops unknown filters', () => {
    expect(guessUrl(calgary, { filters: { moat: 'deep', beds: '2,9' } }, 'calgary')).toBe(
      '/homes/alberta/calgary?beds=2',
    );
  });
  it("prefers the location's own parameters over carried ones", () => {
    expect(withQuery('/homes?bounds=1,2,0,1', 'bounds=5,6,4,5&beds=1')).toBe('/homes?beds=1&bounds=1,2,0,1');
  });
});

describe('bounds around a visitor', () => {
  it('is as wide as it is high, also in the north', () => {
    const [north = 0, east = 0, south = 0, west = 0] = boundsParamAround({ latitude: 60, longitude: -100 })
      .split(',')
      .map(Number);
    expect((east - west) / (north - south)).toBeCloseTo(2, 3);
    expect([north, east, south, west].join()).toMatch(/^-?\d+\.\d{1,6}(,-?\d+\.\d{1,6}){3}$/);
  });
});
