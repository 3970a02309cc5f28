import { screen, within } from '@testing-library/react';
import { listingsCall, openDashboard, statOf, statsCall, retry } from '../testing/open-dashboard.tsx';
import { aListing, listingsOf, statsOf } from '../testing/some-numbers.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('the listings', () => {
  const [loft, room] = [
    aListing({ isFeatured: true }),
    aListing({ id: 'second0000', title: 'Quiet home', isLive: false }),
  ];
  const stats = statsOf(30, {
    listings: [
      { id: loft.id, impressions: 0, views: 671, leads: 31, favourites: 5, rentDifference: -0.05 },
      { id: room.id, impressions: 0, views: 0, leads: 1 },
    ],
  });
  const responses = { [listingsCall]: [listingsOf([loft, room], 4)], [statsCall]: [stats] };
  const cells = async () => {
    const table = await screen.findByRole('table', { name: 'My listings' });
    await screen.findByText('42 more than the week before');
    const [, ...rows] = within(table).getAllByRole('row');
    return rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  };
  it('have their state, views, leads, favourites and the rent against the area', async () => {
    openDashboard(responses);
    const meta = '1 bed · 88 Harbord St, 3 · Toronto, ON';
    expect(await cells()).toEqual([
      [`Bright home${meta}View page`, 'LiveFeatured', '671', '31', '5', '5% below typical for the area'],
      [`Quiet home${meta}`, 'Off', '0', '1', 'Fewer than 3', 'Not enough data'],
    ]);
    expect(screen.getByRole('link', { name: 'Manage all 4' }).getAttribute('href')).toBe('/portal/listings');
    expect(screen.queryByRole('switch')).toBeNull();
  });
  it('have their status while they are not active', async () => {
    const rented = aListing({ status: 'rented', isLive: false });
    const stopped = aListing({ id: 'second0000', status: 'suspended', isLive: false });
    openDashboard({ ...responses, [listingsCall]: [listingsOf([rented, stopped])] });
    expect((await cells()).map(([, state]) => state)).toEqual(['Rented', 'Suspended']);
  });
  it('are the first five', async () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aListing({ id }));
    openDashboard({ [listingsCall]: [listingsOf(six)] });
    expect(await cells()).toHaveLength(5);
  });
  it('are cards with views and leads in words on a phone', async () => {
    openDashboard(responses, { isPhone: true });
    const list = await screen.findByRole('list', { name: 'My listings' });
    const first = within(list).getAllByRole('listitem')[0]!;
    await within(first).findByText('671 views');
    for (const text of ['Bright home', 'Live', 'Featured', '31 leads'])
      expect(within(first).getByText(text)).toBeTruthy();
  });
  it('fail alone, and are loaded again', async () => {
    openDashboard({ [listingsCall]: [503, listingsOf([loft], 4)] });
    expect(await screen.findByText('We can’t load your listings')).toBeTruthy();
    expect(await screen.findByText('42 more than the week before')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Amara Osei' })).toBeTruthy();
    expect(statOf('Live listings')?.textContent).toContain('Not loaded');
    await retry('My listings');
    expect(await screen.findByRole('link', { name: 'Bright home' })).toBeTruthy();
    expect(statOf('Live listings')?.textContent).toContain('1 of 4');
  });
});
