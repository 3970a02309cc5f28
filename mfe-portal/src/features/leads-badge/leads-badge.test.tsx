import { apiInTurn } from '../../testing/api-in-turn.ts';
import { openScreen } from '../../testing/open-screen.tsx';
import { waitFor } from '@testing-library/react';
import { LeadsBadgeScreen } from './leads-badge-screen.tsx';

const leadsCall = 'GET /elandlord/leads';
const leadsWith = (waiting: number) => ({ leads: [], counts: { open: 200, waiting }, pagination: {} });
const open = (waiting: number) => {
  const { send, requests } = apiInTurn({ [leadsCall]: [leadsWith(waiting)] });
  const { container } = openScreen(<LeadsBadgeScreen />, { at: '/portal/listings' }, send);
  return { text: () => container.textContent, requests };
};

beforeEach(() => localStorage.clear());

describe('the badge of the leads', () => {
  it.each([
    [1, '1, 1 person is waiting for a reply'],
    [4, '4, 4 people are waiting for a reply'],
    [120, '99+, 120 people are waiting for a reply'],
  ])('with %s waiting reads %s', async (waiting, text) => {
    const badge = open(waiting);
    await waitFor(() => expect(badge.text()).toBe(text));
  });
  it('is absent while all are answered', async () => {
    const badge = open(0);
    await waitFor(() => expect(badge.requests).toHaveLength(1));
    expect(badge.text()).toBe('');
  });
});
