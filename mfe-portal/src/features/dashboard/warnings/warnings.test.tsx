import { fireEvent, screen, within } from '@testing-library/react';
import { accountStats, accountStatsCall, openDashboard, wallet, walletCall } from '../testing/open-dashboard.tsx';

beforeEach(() => {
  localStorage.clear();
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
