import { restore, type Send } from '@porchlight/client';
import { aListingCard, asRenter, inSite, stubResponses } from '@porchlight/listing-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import PicksScreen from './picks-screen.tsx';

const listings = [
  {
    ...aListingCard({ id: 'aaaaaaaaa1', rent: 2000, address: '1 First St' }),
    totalMonthlyCost: 2050,
    leaseTerm: 'fixed',
    laundry: 'in_unit',
    parkingType: 'none',
  },
  {
    ...aListingCard({ id: 'aaaaaaaaa2', rent: 1500, address: '2 Second St' }),
    totalMonthlyCost: 1500,
    deposit: 750,
    leaseTerm: 'fixed',
    laundry: 'none',
    parkingType: 'none',
  },
];
const pagination = {
  currentPage: 1,
  prevPages: [],
  nextPages: [],
  showing: { start: 1, end: 2 },
  total: 2,
  more: false,
  numOfListingsFromPageOne: 2,
  endOfListings: true,
};
const send: Send = (path) => {
  const one = listings.find(({ id }) => path.startsWith(`/listing/${id}`));
  if (one) return Promise.resolve({ status: 200, body: JSON.stringify({ listing: one }) });
  return Promise.resolve({
    status: 200,
    body: JSON.stringify({ listings, pagination, favouriteListings: [], count: 0 }),
  });
};
const broken: Send = () => Promise.resolve({ status: 503, body: '{"message":"Not now.","code":"unavailable"}' });
function open(favourites: readonly string[], at: string, respond: Send) {
  const { store, wrapper } = inSite({ at, send: respond });
  localStorage.setItem('porchlight:favourites', JSON.stringify({ value: favourites }));
  restore(store);
  return { store, ...render(<PicksScreen />, { wrapper }) };
}
async function atPicks(at = '/homes/favourites', favourites = listings.map(({ id }) => id)) {
  localStorage.clear();
  const { store } = open(favourites, at, send);
  await screen.findAllByText('$2,000');
  return store;
}
const rents = () => screen.getAllByText(/^\$\d,\d{3}$/).map((one) => one.textContent);

describe('My Picks', () => {
  it('can be sorted by rent', async () => {
    await atPicks();
    expect(rents()).toEqual(['$2,000', '$1,500']);
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'rent-asc');
    expect(rents()).toEqual(['$1,500', '$2,000']);
  });

  it('lead to the inquiry form of each available listing', async () => {
    await atPicks();
    expect(screen.getAllByRole('link', { name: /^Send inquiry: / }).map((link) => link.getAttribute('href'))).toEqual(
      listings.map(({ url }) => url),
    );
    expect(screen.queryByRole('option', { name: /^Nearest to/ })).toBeNull();
  });

  it('of a renter can be sorted by distance, and lead to the inquiry already sent', async () => {
    const [far, near] = [
      aListingCard({ id: 'far0000000', rent: 1900, latitude: 43.9 }),
      aListingCard({ id: 'near000000', rent: 2900, latitude: 43.66, address: '7 Near St' }),
    ];
    const { store, wrapper } = inSite({
      at: '/homes/favourites?sort=near',
      send: stubResponses({
        '/fav-listings': { listings: [far, near], pagination },
        '/favourite-listings': { listings: [far, near], pagination },
        '/points-of-interest': {
          pointsOfInterest: [
            { id: 'p1', name: 'Work', address: 'x', city: '', icon: 'work', latitude: 43.66, longitude: -79.39 },
          ],
          listings: [{ ...near, reasons: ['inquiry'] }],
          inquiryCount: 1,
          favouriteCount: 2,
          recommendedCount: 0,
        },
      }),
    });
    asRenter(store);
    localStorage.setItem(
      'porchlight:user:renter0001:favourites',
      JSON.stringify({ value: [far, near].map(({ id }) => id) }),
    );
    restore(store);
    render(<PicksScreen />, { wrapper });
    expect(await screen.findByRole('option', { name: 'Nearest to Work' })).toBeTruthy();
    await waitFor(() => expect(rents()).toEqual(['$2,900', '$1,900']));
    expect(screen.getByRole('link', { name: /^See my inquiry: 7 Near St/ }).getAttribute('href')).toBe(
      '/admin/my-inquiries',
    );
  });

  it('store a private note on this device while it is typed', async () => {
    await atPicks();
    await userEvent.click(screen.getAllByRole('button', { name: 'Add a note' })[0]!);
    const field = screen.getByRole('textbox', { name: /Your note on 1 First St/ });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'near work');
    expect(JSON.parse(localStorage.getItem('porchlight:pick-notes') ?? '{}')).toMatchObject({
      value: { aaaaaaaaa1: 'near work' },
    });
  });

  it('can be compared once two are selected, with differences and unknown values', async () => {
    await atPicks();
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Compare / });
    await userEvent.click(first!);
    expect(screen.queryByRole('button', { name: 'Compare 2 homes' })).toBeNull();
    await userEvent.click(second!);
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2 homes' }));
    const table = await screen.findByRole('table');
    expect(
      within(within(table).getByRole('row', { name: /^Deposit/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Not specified', '$750']);
    expect(within(table).queryByRole('row', { name: /^Your note/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back to My Picks' }));
    expect(screen.getAllByRole('checkbox', { name: /^Compare /, checked: true })).toHaveLength(2);
  });

  it('include the notes in the comparison once there is one', async () => {
    localStorage.setItem('porchlight:pick-notes', JSON.stringify({ value: { aaaaaaaaa2: 'sunny' } }));
    open(
      listings.map(({ id }) => id),
      '/homes/favourites?compare=aaaaaaaaa1,aaaaaaaaa2',
      send,
    );
    const row = within(await screen.findByRole('table')).getByRole('row', { name: /^Your note/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['None', 'sunny']);
  });

  it('show the cached cards with a notice when the catalog is unavailable', async () => {
    localStorage.clear();
    const first = open(['aaaaaaaaa1', 'aaaaaaaaa2'], '/homes/favourites', send);
    await screen.findAllByText('$2,000');
    first.unmount();
    open(['aaaaaaaaa2', 'aaaaaaaaa1'], '/homes/favourites', broken);
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t refresh your homes.');
    expect(rents()).toEqual(['$1,500', '$2,000']);
  });

  it('are requested in batches of sixty until all are loaded', async () => {
    localStorage.clear();
    const ids = Array.from({ length: 130 }, (_, at) => `home${String(at).padStart(6, '0')}`);
    const requestCounts: number[] = [];
    const many: Send = (path) => {
      const own = new URLSearchParams(path.split('?')[1]).get('favourites')?.split(',') ?? [];
      requestCounts.push(own.length);
      return Promise.resolve({
        status: 200,
        body: JSON.stringify({ listings: own.map((id) => ({ id, unavailable: 'rented' })), pagination }),
      });
    };
    open(ids, '/homes/favourites', many);
    expect(await screen.findAllByRole('article')).toHaveLength(130);
    expect(requestCounts).toEqual([60, 60, 10]);
  });

  it('tell a guest that they are stored on this device only, and that 500 is the limit', async () => {
    localStorage.clear();
    open(
      Array.from({ length: 500 }, (_, at) => `home${String(at).padStart(6, '0')}`),
      '/homes/favourites',
      broken,
    );
    expect(screen.getByText('Saved on this device only.')).toBeTruthy();
    expect(screen.getByText(/^You’ve saved 500 homes, the maximum/)).toBeTruthy();
    await screen.findByRole('alert');
  });

  it("of another user are shown without changing the visitor's own, and can be added with one press", async () => {
    const store = await atPicks('/homes/favourites?homes=aaaaaaaaa1,aaaaaaaaa2', []);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Homes someone shared with you');
    expect(store.getState().favourites.ids).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add all 2 to My Picks' }));
    expect(store.getState().favourites.ids).toEqual(['aaaaaaaaa1', 'aaaaaaaaa2']);
  });
});
