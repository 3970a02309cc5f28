import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { drawAt, storeLeilaSession } from '../../testing/account.tsx';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  storeLeilaSession();
});

describe('views by support, in my account (VIEW-5)', () => {
  it('are listed with day and reason, and say which is running', async () => {
    const views = [
      { id: 'b', reason: 'You asked why an answer is missing.', startedAt: '2026-11-29T15:00:00.000Z' },
      {
        ...{ id: 'a', reason: 'Your alert was not mailed.', startedAt: '2026-11-02T15:00:00.000Z' },
        endedAt: '2026-11-02T15:10:00.000Z',
      },
    ];
    await drawAt('/admin/my-account', { 'GET /user/support-views': { body: { views } } });
    const running = (await screen.findByText('You asked why an answer is missing.')).closest('li') as HTMLElement;
    expect(within(running).getByText(/November 29, 2026/)).toBeTruthy();
    expect(within(running).getByText('They are looking now.')).toBeTruthy();
    expect(screen.getAllByText('They are looking now.')).toHaveLength(1);
    expect(screen.getByText('Your alert was not mailed.')).toBeTruthy();
  });
  it('say that there was none', async () => {
    await drawAt('/admin/my-account', { 'GET /user/support-views': { body: { views: [] } } });
    expect(await screen.findByText('Our support team has not looked at your account.')).toBeTruthy();
  });
  it('say that they cannot be read', async () => {
    await drawAt('/admin/my-account', {
      'GET /user/support-views': { status: 503, body: { message: 'Not now.', code: 'unavailable' } },
    });
    expect(await screen.findByText('Not now.')).toBeTruthy();
  });
});
