import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiInTurn, type Responses } from '../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../testing/open-screen.tsx';
import { ListingsScreen } from './listings-screen.tsx';
import { aLiveListing, aPortalListing, pageOf } from './testing/listings-api.ts';

const list = 'GET /elandlord/listings';
function open(responses: Responses, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn(responses);
  const opened = openScreen(<ListingsScreen />, { at: '/portal/listings', ...visitor }, send);
  return { ...opened, requests, callsOf: () => requests.map(({ call }) => call) };
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
    expect(within(off!).queryByRole('button', { name: /eature/ })).toBeNull();
  });
  it('are cards with the same controls on a phone', async () => {
    open({ [list]: [two] }, { isPhone: true });
    const [live] = await screen.findAllByRole('switch');
    const card = within(live!.closest('li')!);
    expect(card.getByText('Live')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Featured Bright home' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
  it('name their status below their title on a phone, under no title of a switch', async () => {
    open({ [list]: [pageOf([aPortalListing({ status: 'draft' })])] }, { isPhone: true });
    const card = within((await screen.findByRole('link', { name: 'Bright home' })).closest('li')!);
    expect([card.getByText('Draft') !== null, card.queryByText('Live')]).toEqual([true, null]);
  });
  it.each([
    ['draft', 'Draft'],
    ['pending_review', 'In review'],
    ['changes_requested', 'Needs changes'],
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
    const counted = pageOf(two.listings, { scheduled: 5, draft: 3, deleted: 4 });
    const { callsOf } = open({ [list]: [counted] });
    const tabs = within(await screen.findByRole('navigation', { name: 'Listings by state' }));
    await waitFor(() =>
      expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
        'All2',
        'Live1',
        'Off1',
        'Scheduled5',
        'Drafts3',
        'Deleted4',
      ]),
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
  it.each([
    ['live', 'No live listings'],
    ['off', 'No listings are off'],
    ['draft', 'No drafts'],
    ['deleted', 'No deleted listings'],
  ])('lead from the empty tab %s to all', async (state, title) => {
    open({ [list]: [pageOf([])] }, { at: `/portal/listings?state=${state}` });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all listings' }).getAttribute('href')).toBe('/portal/listings');
  });
  it('lead a landlord without any to the first one', async () => {
    open({ [list]: [pageOf([])] });
    expect(await screen.findByRole('heading', { name: 'Your first home takes about 5 minutes' })).toBeTruthy();
    const [, link] = screen.getAllByRole('link', { name: 'New listing' });
    expect(link?.getAttribute('href')).toBe('/portal/listings/create');
    expect(screen.queryByRole('link', { name: 'Show all listings' })).toBeNull();
  });
  it('explain a failure, and load again', async () => {
    open({ [list]: [503, two] });
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load your listings');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Bright home' })).toBeTruthy();
  });
});

describe('a draft', () => {
  const draft = aPortalListing({ status: 'draft', title: '' });
  it('without a title has its address as name, which leads to the editor', async () => {
    open({ [list]: [pageOf([draft])] });
    const link = await screen.findByRole('link', { name: '88 Harbord St, 3' });
    expect(link.getAttribute('href')).toBe('/portal/listings/abcdefghij');
    expect(link.getAttribute('lang')).toBeNull();
    expect(screen.getByText('1 bed · Toronto, ON')).toBeTruthy();
  });
  it('has its status, and nothing to turn on or to restore', async () => {
    open({ [list]: [pageOf([draft])] });
    expect(await screen.findByText('Draft')).toBeTruthy();
    expect([screen.queryByRole('switch'), screen.queryByRole('button', { name: /Feature|Restore/ })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('a deleted listing', () => {
  const deleted = aPortalListing({ status: 'deleted', version: 7 });
  const restored = 'POST /elandlord/listings/abcdefghij/restored';
  const at = '/portal/listings?state=deleted';
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Restore Bright home' }));
  it('does not lead to the editor', async () => {
    open({ [list]: [pageOf([deleted])] }, { at });
    expect(await screen.findByText('Bright home', { selector: 'strong' })).toBeTruthy();
    expect([screen.queryByRole('link', { name: 'Bright home' }), screen.queryByRole('switch')]).toEqual([null, null]);
  });
  it.each([
    ['paused', 'Restored. It is off.'],
    ['draft', 'Restored. It is a draft again.'],
  ])('is restored in its version, as one that is %s', async (status, text) => {
    const { store, requests } = open(
      { [list]: [pageOf([deleted]), pageOf([])], [restored]: [{ listing: { status } }] },
      { at },
    );
    await press();
    expect(await screen.findByText('No deleted listings')).toBeTruthy();
    expect(requests.filter(({ call }) => call === restored).map(({ body }) => body)).toEqual([{ version: 7 }]);
    expect(store.getState().flash.map((one) => one.text)).toEqual([text]);
    expect(document.activeElement?.contains(screen.getByText('No deleted listings'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });
  it('that was changed elsewhere is loaded again', async () => {
    const message = 'The listing was changed meanwhile.';
    const { store, callsOf } = open(
      { [list]: [pageOf([deleted])], [restored]: [{ status: 409, code: 'version-conflict', message }] },
      { at },
    );
    await press();
    await waitFor(() => expect(callsOf().filter((call) => call.startsWith(list))).toHaveLength(2));
    expect(store.getState().flash).toMatchObject([
      { type: 'error', text: `We couldn’t restore the listing. ${message}` },
    ]);
  });
  it('stays to be restored again after a lost response', async () => {
    const { store } = open({ [list]: [pageOf([deleted])], [restored]: [0, { listing: { status: 'paused' } }] }, { at });
    await press();
    await waitFor(() => expect(store.getState().flash).toHaveLength(1));
    await press();
    await waitFor(() => expect(store.getState().flash.at(-1)?.text).toBe('Restored. It is off.'));
  });
});

describe('a landlord whose email is not confirmed', () => {
  it('sees the drafts and may add one, but turns nothing on', async () => {
    open(
      { [list]: [pageOf([aLiveListing(), aPortalListing({ id: 'second0000', title: '', status: 'draft' })])] },
      { isVerified: false },
    );
    expect(await screen.findByRole('link', { name: '88 Harbord St, 3' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'New listing' }).getAttribute('href')).toBe('/portal/listings/create');
    expect([screen.queryByRole('switch'), screen.queryByRole('button', { name: /Feature/ })]).toEqual([null, null]);
  });
});

describe('users without listings', () => {
  it('read that they are for landlords', async () => {
    const { callsOf } = open({}, { role: 'renter' });
    expect(await screen.findByText('This page belongs to landlord accounts.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'New listing' })).toBeNull();
    expect(callsOf()).toEqual([]);
  });
});
