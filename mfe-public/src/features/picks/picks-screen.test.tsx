import { restore, type Send } from '@porchlight/client';
import { aListing, inSite } from '@porchlight/listing-ui/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import PicksScreen from './picks-screen.tsx';

const homes = [
  { ...aListing({ id: 'aaaaaaaaa1', rent: 2000, address: '1 First St' }), totalMonthlyCost: 2050, leaseTerm: 'fixed', laundry: 'in_unit', parkingType: 'none' },
  { ...aListing({ id: 'aaaaaaaaa2', rent: 1500, address: '2 Second St' }), totalMonthlyCost: 1500, deposit: 750, leaseTerm: 'fixed', laundry: 'none', parkingType: 'none' },
];
const pagination = { currentPage: 1, prevPages: [], nextPages: [], showing: { start: 1, end: 2 }, total: 2, more: false, numOfListingsFromPageOne: 2, endOfListings: true };
const send: Send = (path) => {
  const one = homes.find(({ id }) => path.startsWith(`/listing/${id}`));
  if (one) return Promise.resolve({ status: 200, body: JSON.stringify({ listing: one }) });
  return Promise.resolve({ status: 200, body: JSON.stringify({ listings: homes, pagination, favouriteListings: [], count: 0 }) });
};
async function atPicks(at = '/homes/favourites', kept = homes.map(({ id }) => id)) {
  localStorage.clear();
  const { store, wrapper } = inSite({ at, send });
  localStorage.setItem('porchlight:favourites', JSON.stringify({ value: kept }));
  restore(store);
  render(<PicksScreen />, { wrapper });
  await screen.findAllByText('$2,000');
  return store;
}
const rents = () => screen.getAllByText(/^\$\d,\d{3}$/).map((one) => one.textContent);

describe('My Picks', () => {
  it('are ordered by rent when asked', async () => {
    await atPicks();
    expect(rents()).toEqual(['$2,000', '$1,500']);
    await userEvent.selectOptions(screen.getByLabelText('Sort'), 'rent-asc');
    expect(rents()).toEqual(['$1,500', '$2,000']);
  });

  it('keep a private note on this device as it is typed', async () => {
    await atPicks();
    await userEvent.click(screen.getAllByRole('button', { name: 'Add a note' })[0]!);
    const field = screen.getByRole('textbox', { name: /Your note on 1 First St/ });
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'near work');
    expect(JSON.parse(localStorage.getItem('porchlight:pick-notes') ?? '{}')).toMatchObject({ value: { aaaaaaaaa1: 'near work' } });
  });

  it('stand side by side once two are ticked, what differs beside what nobody said', async () => {
    await atPicks();
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Compare / });
    await userEvent.click(first!);
    expect(screen.queryByRole('button', { name: 'Compare 2 homes' })).toBeNull();
    await userEvent.click(second!);
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2 homes' }));
    const table = await screen.findByRole('table');
    expect(within(within(table).getByRole('row', { name: /^Deposit/ })).getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Not said', '$750']);
    await userEvent.click(screen.getByRole('button', { name: 'Back to My Picks' }));
    expect(screen.getAllByRole('checkbox', { name: /^Compare / })).toHaveLength(2);
  });

  it('of somebody else are looked at without touching one’s own, and kept with one press', async () => {
    const store = await atPicks('/homes/favourites?homes=aaaaaaaaa1,aaaaaaaaa2', []);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Homes somebody shared with you');
    expect(store.getState().favourites.ids).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Add all 2 to My Picks' }));
    expect(store.getState().favourites.ids).toEqual(['aaaaaaaaa1', 'aaaaaaaaa2']);
  });
});
