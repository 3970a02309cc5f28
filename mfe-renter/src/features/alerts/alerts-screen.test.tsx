import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  alertId,
  alertsApi,
  anAlert,
  busy,
  implementDialogs,
  lastSentAt,
  openAlerts,
  press,
  theSwitch,
} from '../../testing/alerts.tsx';

beforeAll(implementDialogs);

describe('email alerts screen', () => {
  it('shows criteria, frequency, last email and number of new listings', async () => {
    openAlerts(
      alertsApi([
        anAlert({ lastSentAt }),
        anAlert({
          id: 'b',
          name: 'Calgary',
          humanText: 'Calgary',
          active: false,
          pausedBecause: 'unsubscribed',
          newCount: 0,
        }),
      ]),
    );
    expect((await screen.findByRole('link', { name: 'Near work' })).getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=2,3,4',
    );
    for (const text of [
      'Toronto, 2+ beds',
      'Once a day',
      'Last email yesterday',
      '3 new homes now',
      'Off: you unsubscribed from an email',
      'No email yet',
      'Long emails show the first homes and link to the rest.',
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open search: Near work' })).toBeTruthy();
  });

  it('suggests wider filters only for searches without results for a long time', async () => {
    openAlerts(
      alertsApi([
        anAlert({ newCount: 0, quietSince: '2026-04-01T08:00:00.000Z' }),
        anAlert({ id: 'b', name: 'Calgary' }),
      ]),
    );
    expect((await screen.findByRole('link', { name: 'Widen search: Near work' })).getAttribute('href')).toBe(
      '/homes/ontario/toronto?beds=2,3,4',
    );
    expect(screen.getAllByText(/No new matches in six months/)).toHaveLength(1);
  });

  it('explains how to resume emails that were paused because they were not opened', async () => {
    openAlerts(alertsApi([anAlert({ active: false, pausedBecause: 'ignored' })]));
    expect(
      await screen.findByText(
        'Off: you haven’t opened a link in our emails or changed an alert in 90 days. Turn emails on to start again.',
      ),
    ).toBeTruthy();
  });

  it('invites the renter to save a search when there are none, also in French', async () => {
    openAlerts(alertsApi([]), 'fr-CA');
    expect(
      await screen.findByRole('heading', {
        name: 'Enregistrez une recherche et nous vous enverrons les nouveaux logements',
      }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Trouver un logement' }).getAttribute('href')).toContain('/homes');
    expect(screen.queryByRole('switch', { name: 'Tous les courriels d’alerte' })).toBeNull();
  });

  it('labels each switch with its search', async () => {
    const api = alertsApi([anAlert()]);
    openAlerts(api);
    await userEvent.click(await theSwitch('Emails: Near work'));
    await waitFor(() => {
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Emails: Near work' }).checked).toBe(false);
    });
    expect(api.requests).toEqual([{ call: `PATCH /email-alerts/${alertId}`, body: { active: false } }]);
  });

  it.each(['Emails: Near work', 'All alert emails'])(
    'leaves the switch “%s” unchanged and shows an error when the change fails',
    async (name) => {
      const store = openAlerts(
        alertsApi([anAlert()], { [`PATCH /email-alerts/${alertId}`]: busy, 'PATCH /email-alerts': busy }),
      );
      const before = (await theSwitch(name)).checked;
      await userEvent.click(await theSwitch(name));
      await waitFor(() => {
        expect(store.getState().flash.map(({ type }) => type)).toEqual(['error']);
      });
      expect((await theSwitch(name)).checked).toBe(before);
    },
  );

  it('turns all emails off and on with one switch', async () => {
    const api = alertsApi([anAlert(), anAlert({ id: 'b', name: 'Calgary' })]);
    openAlerts(api);
    expect((await theSwitch('All alert emails')).checked).toBe(true);
    await userEvent.click(await theSwitch('All alert emails'));
    await waitFor(() => {
      expect(screen.getAllByText('Off')).toHaveLength(2);
    });
    expect((await theSwitch('All alert emails')).checked).toBe(false);
    await userEvent.click(await theSwitch('All alert emails'));
    await waitFor(() => {
      expect(screen.getAllByText('Once a day')).toHaveLength(2);
    });
    expect(api.requests.map(({ call, body }) => [call, body])).toEqual([
      ['PATCH /email-alerts', { active: false }],
      ['PATCH /email-alerts', { active: true }],
    ]);
  });

  it('deletes immediately and restores by Undo', async () => {
    const api = alertsApi([anAlert({ active: false, pausedBecause: 'you' })]);
    openAlerts(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Near work' }));
    expect(await screen.findByText('“Near work” has been deleted.')).toBeTruthy();
    await waitFor(() => {
      expect(screen.queryByRole('link', { name: 'Near work' })).toBeNull();
    });
    await press('Undo');
    expect(await screen.findByRole('link', { name: 'Near work' })).toBeTruthy();
    await waitFor(() => {
      expect(screen.getByText('Off')).toBeTruthy();
    });
    expect(api.requests).toEqual([
      { call: `DELETE /email-alerts/${alertId}`, body: undefined },
      {
        call: 'POST /email-alerts',
        body: { url: '/homes/ontario/toronto?beds=2,3,4', frequency: 'daily', name: 'Near work' },
      },
      { call: `PATCH /email-alerts/${alertId}`, body: { active: false } },
    ]);
  });

  it('keeps the alert when deletion fails', async () => {
    const store = openAlerts(alertsApi([anAlert()], { [`DELETE /email-alerts/${alertId}`]: busy }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete: Near work' }));
    await waitFor(() => {
      expect(store.getState().flash.map(({ type }) => type)).toEqual(['error']);
    });
    expect(screen.getByRole('link', { name: 'Near work' })).toBeTruthy();
    expect(screen.queryByText('“Near work” has been deleted.')).toBeNull();
  });

  it('shows loading errors, and a message for users who are not renters', async () => {
    openAlerts(alertsApi([], { 'GET /email-alerts': busy }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your email alerts');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    openAlerts(
      alertsApi([], { 'GET /email-alerts': { status: 403, body: { code: 'forbidden', message: 'Not yours.' } } }),
    );
    expect(await screen.findByText('Email alerts are for renter accounts.')).toBeTruthy();
  });

  it('refuses an eleventh alert', async () => {
    openAlerts(alertsApi(Array.from({ length: 10 }, (_, at) => anAlert({ id: String(at), name: `Search ${at}` }))));
    expect(await screen.findByText('You have 10 alerts, the maximum.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New alert' })).toBeNull();
  });
});
