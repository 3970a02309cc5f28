import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiInTurn, type Responses } from '../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../testing/open-screen.tsx';
import { ListingsScreen } from './listings-screen.tsx';
import { aLiveListing, aPortalListing, pageOf } from './testing/listings-api.ts';

const list = 'GET /elandlord/listings';
const refreshed = 'POST /elandlord/listings/abcdefghij/refreshed';
const page = (expiresAt: string) => pageOf([aLiveListing({ expiresAt })]);
const soon = page('2026-11-27T11:00:00.000Z');
const later = page('2027-01-05T12:00:00.000Z');
function open(responses: Responses, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn(responses);
  const { store } = openScreen(<ListingsScreen />, { at: '/portal/listings', ...visitor }, send);
  return {
    callsOf: (call: string) => requests.filter((request) => request.call === call).length,
    flashes: () => store.getState().flash.map(({ text }) => text),
  };
}
const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Still available Bright home' }));

describe('a listing that expires soon', () => {
  it.each([
    ['2026-11-27T11:00:00.000Z', 'Runs out in 6 days'],
    ['2026-11-22T12:00:00.000Z', 'Runs out in 1 day'],
    ['2026-11-21T11:00:00.000Z', 'Runs out today'],
  ])('at %s says so: %s', async (expiresAt, text) => {
    open({ [list]: [page(expiresAt)] });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Still available Bright home' })).toBeTruthy();
  });
  it('is confirmed by its button, and then has nothing to confirm', async () => {
    const { callsOf, flashes } = open({
      [list]: [soon, later],
      [refreshed]: [{ listing: { expiresAt: '2027-01-05T12:00:00.000Z' } }],
    });
    await press();
    await waitFor(() => expect(screen.queryByText(/^Runs out/)).toBeNull());
    expect([callsOf(refreshed), callsOf(list)]).toEqual([1, 2]);
    expect(flashes()).toEqual(['Confirmed. Renters keep finding this home until Jan 5, 2027.']);
    expect(document.activeElement?.contains(screen.getByText('Bright home', { selector: 'a' }))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
  it('stays to be confirmed after a failure', async () => {
    const { callsOf, flashes } = open({ [list]: [soon], [refreshed]: [503] });
    await press();
    await waitFor(() => expect(flashes()).toEqual(['We couldn’t confirm the listing. Try again in a moment.']));
    expect(callsOf(list)).toBe(1);
    expect(screen.getByText('Runs out in 6 days')).toBeTruthy();
  });
  it('is loaded again if it has expired meanwhile', async () => {
    const gone = pageOf([aPortalListing({ status: 'expired', expiresAt: '2026-11-21T11:00:00.000Z' })]);
    open({
      [list]: [soon, gone],
      [refreshed]: [{ status: 409, code: 'state-refused', message: 'Another state.' }],
    });
    await press();
    expect(await screen.findByText('Ran out on Nov 21, 2026')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Still available/ })).toBeNull();
  });
  it('is in French', async () => {
    open({ [list]: [soon] }, { language: 'fr-CA' });
    const row = within((await screen.findByText('Expire dans 6 jours')).closest('tr')!);
    expect(row.getByRole('button', { name: 'Toujours disponible Bright home' })).toBeTruthy();
  });
});

describe('other listings', () => {
  it.each([
    ['one that has more than a week', aLiveListing({ expiresAt: '2026-11-28T13:00:00.000Z' })],
    ['one that is off', aPortalListing()],
  ])('have nothing to confirm: %s', async (_, listing) => {
    open({ [list]: [pageOf([listing])] });
    expect(await screen.findByText('Bright home', { selector: 'a' })).toBeTruthy();
    expect([screen.queryByText(/Runs out/), screen.queryByRole('button', { name: /^Still/ })]).toEqual([null, null]);
  });
});
