import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiInTurn, type Responses } from '../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../testing/open-screen.tsx';
import { ListingsScreen } from './listings-screen.tsx';
import { aLiveListing, aPortalListing, pageOf } from './testing/listings-api.ts';

const list = 'GET /elandlord/listings';
function open(responses: Responses, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn(responses);
  const opened = openScreen(<ListingsScreen />, { at: '/portal/listings', ...visitor }, send);
  return { ...opened, callsOf: () => requests.map(({ call }) => call) };
}
const second = { id: 'second0000', title: 'Quiet home' };
const two = pageOf([aLiveListing({ isFeatured: true }), aPortalListing(second)]);

describe('the listings of a landlord', () => {
  it('show rent, state, a link to their editor, and one to the public page of those that are live', async () => {
    open({ [list]: [two] });
    const [, live, off] = await screen.findAllByRole('row');
    const linksOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
    expect(linksOf(live!)).toEqual([
      ['Bright home', '/portal/listings/abcdefghij'],
      ['View page: Bright home', '/homes/ontario/toronto/bright-home-abcdefghij'],
    ]);
    expect(linksOf(off!)).toEqual([['Quiet home', '/portal/listings/second0000']]);
    expect(within(live!).getByText('$2,150 a month')).toBeTruthy();
    expect(within(live!).getByText('1 bed · 88 Harbord St, 3 · Toronto, ON')).toBeTruthy();
    expect(within(live!).getByRole<HTMLInputElement>('switch', { name: 'Bright home: live' }).checked).toBe(true);
    expect(within(live!).getByRole('button', { name: 'Featured Bright home' })).toBeTruthy();
    expect(within(off!).getByRole<HTMLInputElement>('switch').checked).toBe(false);
    expect(within(off!).queryByRole('button')).toBeNull();
  });
  it('are cards with the same controls on a phone', async () => {
    open({ [list]: [two] }, { isPhone: true });
    const [live] = await screen.findAllByRole('switch');
    const card = within(live!.closest('li')!);
    expect(card.getByText('Live')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Featured Bright home' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
  it.each([
    ['draft', 'Draft'],
    ['pending_review', 'In review'],
    ['changes_requested', 'Changes requested'],
    ['scheduled', 'Scheduled'],
    ['paused', 'Paused'],
    ['expired', 'Expired'],
    ['rented', 'Rented'],
    ['suspended', 'Suspended'],
    ['rejected', 'Rejected'],
  ] as const)('name their status instead of a switch while it is %s', async (status, text) => {
    open({ [list]: [pageOf([aPortalListing({ status })])] });
    const row = within((await screen.findByRole('link', { name: 'Bright home' })).closest('tr')!);
    expect(row.getByText(text)).toBeTruthy();
    expect(row.queryByRole('switch')).toBeNull();
  });
  it('are rented in French', async () => {
    open({ [list]: [pageOf([aPortalListing({ status: 'rented' })])] }, { language: 'fr-CA' });
    expect(await screen.findByText('Louée')).toBeTruthy();
  });
  it('are filtered by tabs, whose numbers and choice are in the address', async () => {
    const { callsOf } = open({ [list]: [two] });
    const tabs = within(await screen.findByRole('navigation', { name: 'Listings by state' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual(['All2', 'Live1', 'Off1']),
    );
    fireEvent.click(tabs.getByRole('link', { name: 'Off 1' }));
    await waitFor(() => expect(callsOf().at(-1)).toBe(`${list}?state=off`));
    expect(tabs.getByRole('link', { name: 'Off 1' }).getAttribute('aria-current')).toBe('page');
  });
  it('open at the tab and the page of the address', async () => {
    const page = pageOf([aLiveListing()]);
    const { callsOf } = open(
      { [list]: [{ ...page, pagination: { ...page.pagination, currentPage: 2, prevPages: [1] } }] },
      { at: '/portal/listings?state=live&p=2&x=1' },
    );
    await screen.findByRole('link', { name: 'Bright home' });
    expect(callsOf()).toEqual([`${list}?state=live&page=2`]);
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/portal/listings?state=live&x=1');
  });
  it('explain an empty list, and lead from an empty tab to all', async () => {
    open({ [list]: [pageOf([])] });
    expect(await screen.findByText('No listings yet')).toBeTruthy();
    open({ [list]: [pageOf([])] }, { at: '/portal/listings?state=off' });
    expect((await screen.findByRole('link', { name: 'Show all listings' })).getAttribute('href')).toBe(
      '/portal/listings',
    );
  });
  it('explain a failure, and load again', async () => {
    open({ [list]: [503, two] });
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load your listings');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bright home' })).toBeTruthy();
  });
});

describe('users who may not publish', () => {
  it('are sent to the confirmation of their email, and nothing is requested', async () => {
    const { callsOf } = open({}, { isVerified: false });
    expect((await screen.findByRole('link', { name: 'Confirm my email' })).getAttribute('href')).toBe(
      '/landlord/verify',
    );
    expect(callsOf()).toEqual([]);
  });
  it('read that listings are for landlords', async () => {
    open({}, { role: 'renter' });
    expect(await screen.findByText('This page belongs to landlord accounts.')).toBeTruthy();
  });
});
