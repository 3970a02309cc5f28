import { answers, inSite } from '@porchlight/listing-ui/testing';
import { useLocation } from '@porchlight/client/router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addressOfGuess, namesPlace, withKept } from './find-place.ts';
import { boxAround } from './near-me.tsx';
import { PlaceSearch } from './place-search.tsx';

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
const open = (send: ReturnType<typeof answers>, keeps = '') =>
  render(
    <>
      <PlaceSearch size="large" keeps={keeps} />
      <Where />
    </>,
    inSite({ send }),
  );
const misspelt = answers({
  '/listings-autocomplete-did-you-mean': {
    suggestions: [calgary],
    redirect: calgary,
    filters: { beds: '2', petpolicies: 'cats,dogs' },
  },
  '/listings-autocomplete': { suggestions: [] },
});
const field = () => screen.getByRole('combobox', { name: 'City, province or state' });
const address = () => document.querySelector('output')?.textContent;

describe('the search for a place', () => {
  it('asks what was meant when no place begins like the text', async () => {
    open(misspelt);
    await userEvent.type(field(), 'calgry');
    expect(await screen.findByText('Did you mean …')).toBeTruthy();
    expect(screen.getByRole('option', { name: /Calgary, AB/ })).toBeTruthy();
    expect(screen.getByText('No place has this name. Did you mean this one?')).toBeTruthy();
  });

  it('goes to the corrected place at Enter, with the wishes beside it, and takes the text along', async () => {
    open(misspelt, 'maxrate=1800');
    await userEvent.type(field(), '2 bed calgry pets{Enter}');
    await screen.findByText(
      '/homes/alberta/calgary?beds=2&maxrate=1800&petpolicies=cats,dogs&q=2%20bed%20calgry%20pets',
    );
  });

  it('goes to the list of what may be meant when nothing is sure', async () => {
    open(
      answers({
        '/listings-autocomplete-did-you-mean': { suggestions: [calgary], redirect: null, filters: {} },
        '/listings-autocomplete': { suggestions: [] },
      }),
    );
    await userEvent.type(field(), 'calgarien{Enter}');
    await screen.findByText('/homes?q=calgarien');
  });

  it('tells buildings from cities, and keeps the wishes but not the box of the page', async () => {
    open(answers({ '/listings-autocomplete': { suggestions: [tower] } }), 'beds=2&bounds=1,2,0,1');
    await userEvent.type(field(), '700 Har');
    const option = await screen.findByRole('option', { name: /700 Harbour Street/ });
    expect(option.textContent).toContain('Building');
    await userEvent.click(option);
    expect(address()).toBe('/homes/alberta/calgary?beds=2&bounds=51.1,-114,51,-114.1');
  });

  it('says when no place can be meant at all', async () => {
    open(
      answers({
        '/listings-autocomplete-did-you-mean': { suggestions: [], redirect: null, filters: {} },
        '/listings-autocomplete': { suggestions: [] },
      }),
    );
    await userEvent.type(field(), 'zzzzzz');
    expect(await screen.findByText(/^No place found with that name/)).toBeTruthy();
  });
});

describe('the address of a guess', () => {
  it('says what was typed only when the place was corrected', () => {
    expect(addressOfGuess(calgary, { filters: {} }, 'Calgary pets')).toBe('/homes/alberta/calgary');
    expect(addressOfGuess(calgary, { filters: {} }, 'calgry')).toBe('/homes/alberta/calgary?q=calgry');
    expect(namesPlace('2 beds montreal', 'Montréal')).toBe(true);
    expect(namesPlace('Torontonian', 'Toronto')).toBe(false);
  });
  it('drops wishes that no search knows', () => {
    expect(addressOfGuess(calgary, { filters: { moat: 'deep', beds: '2,9' } }, 'calgary')).toBe(
      '/homes/alberta/calgary?beds=2',
    );
  });
  it('lets the address of the place win over what is kept', () => {
    expect(withKept('/homes?bounds=1,2,0,1', 'bounds=5,6,4,5&beds=1')).toBe('/homes?beds=1&bounds=1,2,0,1');
  });
});

describe('the box around a visitor', () => {
  it('is as wide as it is high, also in the north', () => {
    const [north = 0, east = 0, south = 0, west = 0] = boxAround({ latitude: 60, longitude: -100 })
      .split(',')
      .map(Number);
    expect((east - west) / (north - south)).toBeCloseTo(2, 3);
    expect([north, east, south, west].join()).toMatch(/^-?\d+\.\d{1,6}(,-?\d+\.\d{1,6}){3}$/);
  });
});
