import { fireEvent, screen, within } from '@testing-library/react';
import { openDashboard, quarterCall, statOf, statsCall, retry } from '../testing/open-dashboard.tsx';
import { statsOf } from '../testing/some-numbers.ts';

beforeEach(() => {
  localStorage.clear();
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
