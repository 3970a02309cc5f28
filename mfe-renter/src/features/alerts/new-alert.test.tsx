import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { alertsApi, implementDialogs, openAlerts, press } from '../../testing/alerts.tsx';

beforeAll(implementDialogs);

describe('a new alert', () => {
  it('requires a location and shows the error at its field', async () => {
    const api = alertsApi([]);
    openAlerts(api);
    await screen.findByRole('button', { name: 'New alert' });
    await press('New alert');
    await press('Email me new homes');
    expect((await screen.findByRole('alert')).textContent).toContain('Where');
    expect(screen.getByText('Choose a place from the list.')).toBeTruthy();
    expect(api.requests).toEqual([]);
  });

  it('saves a search by location, bedrooms and maximum rent', async () => {
    const api = alertsApi([]);
    openAlerts(api);
    await screen.findByRole('button', { name: 'New alert' });
    await press('New alert');
    await userEvent.type(screen.getByRole('combobox', { name: 'Where' }), 'calg');
    await userEvent.click(await screen.findByRole('option', { name: 'Calgary, AB' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bedrooms' }), '2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Maximum monthly rent' }), '1800');
    await press('Email me new homes');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(api.requests).toMatchObject([
      {
        call: 'POST /email-alerts',
        body: { url: '/homes/alberta/calgary?beds=2,3,4&maxrate=1800', frequency: 'daily' },
      },
    ]);
  });
});
