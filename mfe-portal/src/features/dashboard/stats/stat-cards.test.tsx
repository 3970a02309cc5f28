import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openDashboard, statOf, statsCall } from '../testing/open-dashboard.tsx';
import { statsOf } from '../testing/some-numbers.ts';

beforeEach(() => {
  localStorage.clear();
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
