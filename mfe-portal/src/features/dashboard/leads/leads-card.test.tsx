import { screen, within } from '@testing-library/react';
import { aSummary, anAnswered } from '../../../testing/leads.ts';
import { card, leadsCall, openDashboard, retry } from '../testing/open-dashboard.tsx';
import { leadsOf } from '../testing/some-numbers.ts';

beforeEach(() => {
  localStorage.clear();
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
    expect(within(await card('Leads')).queryByRole('link', { name: /^See/ })).toBeNull();
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
