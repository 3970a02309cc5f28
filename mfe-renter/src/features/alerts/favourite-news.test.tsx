import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { alertsApi, busy, implementDialogs, lastSentAt, openAlerts, theSwitch } from '../../testing/alerts.tsx';

beforeAll(implementDialogs);

const tellMe = 'Alert me when a saved home changes';
describe('news about favourites', () => {
  it('is off by default and uses the selected frequency when enabled', async () => {
    const api = alertsApi([]);
    openAlerts(api);
    expect((await theSwitch(tellMe)).checked).toBe(false);
    expect(screen.queryByRole('combobox', { name: 'How often' })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'All alert emails' })).toBeNull();
    await userEvent.click(await theSwitch(tellMe));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'How often' }), 'weekly');
    await waitFor(() => {
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'How often' }).value).toBe('weekly');
    });
    expect(api.requests).toMatchObject([
      {
        call: 'PATCH /email-alerts/favourites',
        body: { active: true, frequency: 'daily', timeZone: expect.any(String) },
      },
      { body: { active: true, frequency: 'weekly' } },
    ]);
  });

  it('is turned off with all emails and shows the reason', async () => {
    openAlerts(alertsApi([], {}, { active: true, frequency: 'daily', lastSentAt }));
    expect(await screen.findByText('Last email yesterday')).toBeTruthy();
    await userEvent.click(await theSwitch('All alert emails'));
    await waitFor(async () => {
      expect((await theSwitch(tellMe)).checked).toBe(false);
    });
    openAlerts(alertsApi([], {}, { active: false, frequency: 'daily', pausedBecause: 'unsubscribed' }));
    expect(await screen.findByText('Off: you unsubscribed from an email')).toBeTruthy();
  });

  it('stays unchanged when the change fails', async () => {
    const store = openAlerts(alertsApi([], { 'PATCH /email-alerts/favourites': busy }));
    await userEvent.click(await theSwitch(tellMe));
    await waitFor(() => {
      expect(store.getState().flash.map(({ type }) => type)).toEqual(['error']);
    });
    expect((await theSwitch(tellMe)).checked).toBe(false);
  });
});
