import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  accountStats,
  accountStatsCall,
  card,
  leadsCall,
  listingsCall,
  openDashboard,
  quarterCall,
  statOf,
  statsCall,
  wallet,
  walletCall,
} from './testing/open-dashboard.tsx';
import { aSummary, anAnswered } from '../../testing/leads.ts';
import { aListing, leadsOf, listingsOf, statsOf } from './testing/some-numbers.ts';

beforeEach(() => {
  localStorage.clear();
});

const retry = async (name: string) =>
  fireEvent.click(within(await card(name)).getByRole('button', { name: 'Try again' }));

describe('the greeting', () => {
  it('is by the time of day, and says how many people wait', async () => {
    openDashboard({ [leadsCall]: [leadsOf([aSummary()], { waiting: 3 })] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Priya' })).toBeTruthy();
    expect(await screen.findByText('3 people are waiting for a reply.')).toBeTruthy();
  });
  it('says so when no one waits', async () => {
    openDashboard({ [leadsCall]: [leadsOf([anAnswered()])] }, { now: '2026-11-21T18:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Good afternoon, Priya' })).toBeTruthy();
    expect(await screen.findByText('No one is waiting for a reply.')).toBeTruthy();
  });
  it('is French in French', async () => {
    openDashboard({}, { language: 'fr-CA', now: '2026-11-22T01:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Bonsoir, Priya' })).toBeTruthy();
    expect(await screen.findByText('1 personne attend une réponse.')).toBeTruthy();
  });
});

describe('the warnings', () => {
  const member = { ...wallet, isMember: true };
  const noticeOf = async (title: string) => within((await screen.findByText(title)).parentElement!);
  it('are about a membership that ends soon, with a link to renew it', async () => {
    openDashboard({ [walletCall]: [{ wallet: { ...member, membershipExpiryDate: '2026-12-03T04:59:59.999Z' } }] });
    const notice = await noticeOf('Your membership ends on December 2, 2026.');
    expect(notice.getByText(/^Its benefits continue until December 16, 2026\./)).toBeTruthy();
    expect(notice.getByRole('link', { name: 'Renew membership' }).getAttribute('href')).toBe(
      '/portal/billing/checkout?membership=12&return=/portal/dashboard',
    );
  });
  it('are about a membership that has ended, and about credits', async () => {
    openDashboard({
      [walletCall]: [{ wallet: { ...member, membershipExpiryDate: '2026-11-16T04:59:59.999Z' } }],
      [accountStatsCall]: [{ accountStats: { ...accountStats, numOfDaysLeft: 3 } }],
    });
    expect(await screen.findByText('Your membership ended on November 15, 2026.')).toBeTruthy();
    const notice = await noticeOf('Your credits run out in 3 days.');
    expect(notice.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe(
      '/portal/billing/checkout?return=/portal/dashboard',
    );
  });
  it('are absent while everything lasts', async () => {
    openDashboard();
    await screen.findByText('42 more than the week before');
    expect(screen.queryByText(/Your (membership|credits) (end|run)/)).toBeNull();
  });
  it('that cannot be loaded are reported, and loaded again; the cards are shown', async () => {
    openDashboard({
      [walletCall]: [503, { wallet }],
      [accountStatsCall]: [503, { accountStats: { ...accountStats, numOfDaysLeft: 3 } }],
    });
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load your credits and your membership');
    expect(await screen.findByText('Amara Osei')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Your credits run out in 3 days.')).toBeTruthy();
  });
});

describe('the numbers', () => {
  it('are those of the last 7 days, with the change in words', async () => {
    openDashboard({ [statsCall]: [statsOf(30, { replyHours: 4.2 })] });
    await screen.findByText('42 more than the week before');
    expect(statOf('Live listings')?.textContent).toContain('1 of 4');
    expect(statOf('New leads, 7 days')?.textContent).toMatch(/7 .*7 fewer than the week before/);
    expect(statOf('Views, 7 days')?.textContent).toMatch(/70 .*42 more than the week before/);
    expect(statOf('Usual reply time')?.textContent).toContain('4 hours');
  });
  it.each([
    [undefined, 'Shown after 5 replies'],
    [0.2, '1 hour'],
    [71, '71 hours'],
    [72, '3 days'],
  ])('of replies after %s hours: %s', async (replyHours, text) => {
    openDashboard({ [statsCall]: [statsOf(30, replyHours === undefined ? {} : { replyHours })] });
    await screen.findByText('42 more than the week before');
    expect(statOf('Usual reply time')?.textContent).toContain(text);
  });
  it('that did not change are the same', async () => {
    const stats = statsOf(30);
    openDashboard({ [statsCall]: [{ ...stats, days: stats.days.map((day) => ({ ...day, views: 4, leads: 2 })) }] });
    expect(await screen.findAllByText('The same as the week before')).toHaveLength(2);
  });
  it('fail alone, and are loaded again', async () => {
    openDashboard({ [statsCall]: [503, statsOf(30)] });
    const again = await screen.findByRole('button', { name: 'Try again: Views, 7 days' });
    await waitFor(() => expect(statOf('Live listings')?.textContent).toContain('1 of 4'));
    expect(screen.getByRole('link', { name: 'Amara Osei' })).toBeTruthy();
    expect(screen.getByText('We can’t load views and leads')).toBeTruthy();
    expect(screen.getByText('We can’t load the views and leads of your listings')).toBeTruthy();
    fireEvent.click(again);
    expect(await screen.findByText('42 more than the week before')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the leads', () => {
  const rows = async () => within(await within(await card('Leads')).findByRole('list')).getAllByRole('listitem');
  it('have name, home, message and wait; who waits gets a link to reply', async () => {
    openDashboard({ [leadsCall]: [leadsOf([aSummary({ isUnread: true }), anAnswered()], { open: 67 })] });
    const [waiting, answered] = await rows();
    const { id } = aSummary();
    for (const name of ['New Amara Osei', 'Reply to Amara Osei'])
      expect(within(waiting!).getByRole('link', { name }).getAttribute('href')).toBe(`/portal/leads/${id}`);
    expect(within(waiting!).getByText('67 Sorauren Ave, upper')).toBeTruthy();
    expect(within(waiting!).getByText('Is it still available from February 1?')).toBeTruthy();
    expect(waiting!.textContent).toContain('Waiting 26 h');
    expect(within(answered!).getByRole('link', { name: 'Wei Chen' })).toBeTruthy();
    expect(within(answered!).getByText('You: Saturday at 11 works.')).toBeTruthy();
    expect(within(answered!).getByText('Replied')).toBeTruthy();
    expect(within(answered!).getByText('2 hours ago')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all 67 leads' }).getAttribute('href')).toBe('/portal/leads');
  });
  it('are the first five', async () => {
    openDashboard({ [leadsCall]: [leadsOf(['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aSummary({ id })))] });
    expect(await rows()).toHaveLength(5);
  });
  it('appear later where there are none', async () => {
    openDashboard({ [leadsCall]: [leadsOf([])] });
    expect(await screen.findByText('Messages from renters will appear here')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^See/ })).toBeNull();
  });
  it('fail alone, and are loaded again', async () => {
    openDashboard({ [leadsCall]: [503, leadsOf([aSummary()])] });
    expect(await screen.findByText('We can’t load your leads')).toBeTruthy();
    expect(await screen.findByText('42 more than the week before')).toBeTruthy();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByText('Your listings and leads at a glance.')).toBeTruthy();
    await retry('Leads');
    expect(await screen.findByRole('link', { name: 'Amara Osei' })).toBeTruthy();
    expect(screen.getByText('1 person is waiting for a reply.')).toBeTruthy();
  });
});

describe('the chart', () => {
  it('has a sentence, and a table with the same numbers, the latest day first', async () => {
    openDashboard();
    expect(
      await screen.findByText(
        '162 views and 53 leads in the last 30 days. In the 30 days before: 450 views and 17 leads.',
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByText('Show as table'));
    const days = within(screen.getByRole('table', { name: 'Views and leads by day' })).getAllByRole('row');
    expect(days).toHaveLength(31);
    expect(days[1]!.textContent).toBe('Nov 21, 2026101');
  });
  it('has another period in the address; the numbers of 7 and of 30 days stay', async () => {
    const { calls } = openDashboard();
    const periods = within(await screen.findByRole('navigation', { name: 'Days shown' }));
    await screen.findByText(/^162 views/);
    expect(calls().filter((call) => call.includes('stats?days'))).toEqual([statsCall]);
    fireEvent.click(periods.getByRole('link', { name: '90 days' }));
    expect(await screen.findByText(/^402 views and 173 leads in the last 90 days\./)).toBeTruthy();
    expect(calls().filter((call) => call.includes('stats?days'))).toEqual([statsCall, quarterCall]);
    expect(periods.getByRole('link', { name: '90 days' }).getAttribute('aria-current')).toBe('true');
    expect(statOf('Views, 7 days')?.textContent).toContain('70');
  });
  it.each([
    ['?days=90', true],
    ['?days=7', false],
  ])('of the address %s is of 90 days: %s', async (query, isQuarter) => {
    const { calls } = openDashboard({}, { at: `/portal/dashboard${query}` });
    await screen.findByText(isQuarter ? /last 90 days\./ : /last 30 days\. In/);
    expect(calls().includes(quarterCall)).toBe(isQuarter);
  });
  it('fails alone, and is loaded again', async () => {
    openDashboard({ [quarterCall]: [503, statsOf(90)] }, { at: '/portal/dashboard?days=90' });
    expect(await screen.findByText('We can’t load views and leads')).toBeTruthy();
    expect(await screen.findByText('42 more than the week before')).toBeTruthy();
    await retry('Views and leads');
    expect(await screen.findByText(/in the last 90 days\./)).toBeTruthy();
  });
  it('without views and leads says so', async () => {
    const none = { impressions: 0, views: 0, leads: 0 };
    openDashboard({ [statsCall]: [statsOf(30, { total: none })] });
    expect(await screen.findByText('No views or leads in the last 30 days.')).toBeTruthy();
    expect(screen.queryByText('Show as table')).toBeNull();
  });
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
      [`Bright home${meta}`, 'LiveFeatured', '671', '31', '5', '5% below typical for the area'],
      [`Quiet home${meta}`, 'Off', '0', '1', 'Fewer than 3', 'Not enough data'],
    ]);
    expect(screen.getByRole('link', { name: 'Manage all 4' }).getAttribute('href')).toBe('/portal/listings');
    expect(screen.queryByRole('switch')).toBeNull();
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

describe('the cards', () => {
  it('are placeholders of their own while they load', async () => {
    const never = new Promise<object>(() => undefined);
    openDashboard({ [leadsCall]: [never], [listingsCall]: [never], [statsCall]: [never], [walletCall]: [never] });
    await card('Leads');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Your numbers are loading',
      'Your leads are loading',
      'Views and leads are loading',
      'Your listings are loading',
    ]);
    expect(statOf('Live listings')?.textContent).toBe('Live listings');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a landlord without listings', () => {
  it('sees the steps to the first one instead of zeros', async () => {
    openDashboard({ [listingsCall]: [listingsOf([])], [leadsCall]: [leadsOf([])] });
    const steps = within(await card('List your first home')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Add a home',
      'Buy credits',
      'Turn it on',
    ]);
    expect(within(steps[0]!).getByText('Adding a listing opens with a later release.')).toBeTruthy();
    for (const name of ['Your numbers', 'Leads', 'Views and leads', 'My listings'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
  it('still sees the leads of deleted ones', async () => {
    openDashboard({ [listingsCall]: [listingsOf([])] });
    await card('List your first home');
    expect(await screen.findByRole('link', { name: 'Amara Osei' })).toBeTruthy();
  });
});

describe('users who may not see the numbers', () => {
  it('confirm their email first, see the pages of the portal, and nothing is requested', async () => {
    const { calls } = openDashboard({}, { isVerified: false });
    expect((await screen.findByRole('link', { name: 'Confirm my email' })).getAttribute('href')).toBe(
      '/landlord/verify',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Priya' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Account details' }).getAttribute('href')).toBe('/portal/account-details');
    expect(calls()).toEqual([]);
  });
  it('read that the page is for landlords', async () => {
    openDashboard({}, { role: 'renter' });
    expect(await screen.findByText('This page belongs to landlord accounts.')).toBeTruthy();
  });
  it('see no pages while their permissions are loaded', async () => {
    openDashboard({}, { arePermissionsStored: false });
    expect(await screen.findByText('This page is loading')).toBeTruthy();
    expect(screen.queryByText('Your pages')).toBeNull();
  });
});
