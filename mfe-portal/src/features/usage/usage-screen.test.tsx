import type { ListingUsage } from '@porchlight/contracts/commerce';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAs, type FakeResponse, type OpenedScreen } from '../../testing/landlord-site.tsx';
import { UsageScreen } from './usage-screen.tsx';

const usagePath = '/elandlord/usage';
const mailPath = '/elandlord/low-credit-mail';
const loft = 'aaaaaaaaa1';
const usage: readonly ListingUsage[] = [
  { date: '2026-11-20', listingId: loft, activation: 10, daily: 0, featured: 0 },
  { date: '2026-11-21', listingId: loft, activation: 0, daily: 1, featured: 3 },
  { date: '2026-11-21', activation: 0, daily: 6, featured: 0 },
];
const report = { from: '2026-11-08', to: '2026-11-21', runsUntil: '2026-12-12', usage };
const responses = {
  [usagePath]: report,
  [mailPath]: { enabled: true },
  '/elandlord/listing-titles': { listings: [{ id: loft, title: 'Loft on Queen', lang: 'en' }] },
};

beforeEach(() => {
  localStorage.clear();
});

type Given = Partial<Omit<OpenedScreen, 'responses'>> & { readonly over?: Readonly<Record<string, FakeResponse>> };
const open = ({ over = {}, ...visitor }: Given = {}) =>
  openAs({
    at: '/portal/billing/usage',
    screen: <UsageScreen />,
    responses: { ...responses, ...over },
    ...visitor,
  });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent).join(' '));

describe('the usage of credits', () => {
  it('is a sentence, and tables by listing and by day with the same numbers', async () => {
    open();
    await screen.findByRole('link', { name: 'Loft on Queen' });
    expect(screen.getByText('20 credits in 14 days. The most on one day: 10, on November 20, 2026.')).toBeTruthy();
    expect(rowsOf(screen.getByRole('table', { name: 'Credits by listing' }))).toEqual([
      'Loft on Queen 10 1 3 14',
      'Other listings 0 6 0 6',
    ]);
    fireEvent.click(screen.getByText('Show as table'));
    const byDay = rowsOf(screen.getByRole('table', { name: 'Credits by day and listing' }));
    expect(byDay.slice(0, 3)).toEqual(['Nov 21, 2026 10 4 6', 'Nov 20, 2026 10 10 0', 'Nov 19, 2026 0 0 0']);
    expect(byDay).toHaveLength(14);
  });
  it('leads from a listing to its transactions in the same days', async () => {
    open();
    expect((await screen.findByRole('link', { name: 'Loft on Queen' })).getAttribute('href')).toBe(
      `/portal/transactions?list=credits&listingId=${loft}&from=2026-11-08&to=2026-11-21`,
    );
  });
  it('says until when the credits last', async () => {
    open();
    expect(await screen.findByText('Runs out on December 12, 2026 if your listings stay as they are.')).toBeTruthy();
  });
  it.each([
    ['', false, 30],
    ['', true, 14],
    ['?days=90', true, 90],
    ['?days=7', false, 30],
  ])('is that of the days in the address %p, on a phone %p: %p', async (query, isPhone, days) => {
    const { requested } = open({ at: `/portal/billing/usage${query}`, isPhone });
    await screen.findByText('Show as table');
    expect(requested()).toContain(`${usagePath}?days=${days}`);
    expect(screen.getByRole('link', { name: `${days} days` }).getAttribute('aria-current')).toBe('page');
  });
  it('without any says when it starts', async () => {
    open({ over: { [usagePath]: { ...report, usage: [], runsUntil: null } } });
    expect(await screen.findByText('Usage starts when a home is live')).toBeTruthy();
    expect(screen.getByText('Nothing is used at the moment: no listing is live.')).toBeTruthy();
  });
  it('without any while listings are live says when they are charged', async () => {
    open({ over: { [usagePath]: { ...report, usage: [] } } });
    expect(await screen.findByText('No usage in these days')).toBeTruthy();
    expect(screen.queryByText('Usage starts when a home is live')).toBeNull();
  });
  it('explains a failure, and leaves the choice about mail in place', async () => {
    open({ over: { [usagePath]: 503 } });
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t load your usage');
    expect(await screen.findByRole('switch')).toBeTruthy();
  });
  it('is closed to a landlord whose email is unverified, and nothing is requested', async () => {
    const { requested } = open({ isVerified: false });
    expect(await screen.findByRole('link', { name: 'Confirm my email' })).toBeTruthy();
    expect(requested()).toEqual([]);
  });
});

describe('the choice about the low-credit email', () => {
  const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked;
  it('is saved when the switch is turned', async () => {
    let enabled = true;
    const { sent } = open({
      over: {
        [mailPath]: (body) => {
          if (body) ({ enabled } = body as { enabled: boolean });
          return { enabled };
        },
      },
    });
    fireEvent.click(await screen.findByRole('switch'));
    await waitFor(() => {
      expect(isOn()).toBe(false);
    });
    expect(sent.filter(({ body }) => body !== undefined)).toEqual([{ path: mailPath, body: '{"enabled":false}' }]);
  });
  it('is as before when it cannot be saved, with the reason', async () => {
    open({ over: { [mailPath]: (body) => (body ? 503 : { enabled: true }) } });
    fireEvent.click(await screen.findByRole('switch'));
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t save your choice');
    expect(isOn()).toBe(true);
  });
  it('explains a failure to load', async () => {
    open({ over: { [mailPath]: 503 } });
    expect(await screen.findByText('We can’t load your choice')).toBeTruthy();
  });
});
