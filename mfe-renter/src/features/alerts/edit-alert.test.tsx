import { readEditedAlert } from '@porchlight/listing-ui/alerts';
import { asRenter } from '@porchlight/listing-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { alertId, alertsApi, anAlert, implementDialogs, openAlerts, press } from '../../testing/alerts.tsx';

beforeAll(implementDialogs);

describe('a saved search in its dialog', () => {
  it('changes name and frequency, including off', async () => {
    const api = alertsApi([anAlert({ name: 'Toronto, 2+ beds' })]);
    openAlerts(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Toronto, 2+ beds' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    // a search without a custom name is named in the current language
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Our next home');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How often' }), 'weekly');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Our next home' })).toBeTruthy();
    expect(screen.getByText('Once a week')).toBeTruthy();
    expect(api.requests).toEqual([
      { call: `PATCH /email-alerts/${alertId}`, body: { name: 'Our next home', active: true, frequency: 'weekly' } },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a server error at its field and retains the input', async () => {
    openAlerts(
      alertsApi([anAlert()], {
        [`PATCH /email-alerts/${alertId}`]: {
          status: 422,
          body: { code: 'input-refused', message: 'Check the fields.', errors: { name: ['Choose another name.'] } },
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Near work' }));
    await press('Save');
    expect((await screen.findByRole('alert')).textContent).toContain('Choose another name.');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Near work', 'true']);
  });

  it('changes place, bedrooms and rent, and keeps the other filters', async () => {
    const query = 'beds=2,3,4&petpolicies=cats';
    const api = alertsApi([
      anAlert({
        query,
        url: `/homes/ontario/toronto?${query}`,
        place: { kind: 'city', name: 'Toronto', province: 'ON' },
      }),
    ]);
    openAlerts(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Near work' }));
    const place = screen.getByRole<HTMLInputElement>('combobox', { name: 'Where' });
    expect(place.value).toBe('Toronto, ON');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bedrooms' }).value).toBe('2');
    await userEvent.clear(place);
    await userEvent.type(place, 'calg');
    await userEvent.click(await screen.findByRole('option', { name: 'Calgary, AB' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Bedrooms' }), '3');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Maximum monthly rent' }), '1800');
    await press('Save');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(api.requests).toMatchObject([
      { body: { url: '/homes/alberta/calgary?beds=3,4&maxrate=1800&petpolicies=cats' } },
    ]);
  });

  it('needs a place', async () => {
    const api = alertsApi([anAlert()]);
    openAlerts(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit: Near work' }));
    await userEvent.clear(screen.getByRole('combobox', { name: 'Where' }));
    await press('Save');
    expect(await screen.findByText('Choose a place from the list.')).toBeTruthy();
    expect(api.requests).toEqual([]);
  });

  it('continues in the results, which then save all filters to this alert', async () => {
    const store = openAlerts(alertsApi([anAlert()]), 'fr-CA');
    act(() => asRenter(store));
    await userEvent.click(await screen.findByRole('button', { name: 'Modifier: Near work' }));
    const link = screen.getByRole('link', { name: 'Changer tous les filtres dans les résultats' });
    expect(link.getAttribute('href')).toContain('/homes/ontario/toronto?beds=2,3,4');
    await userEvent.click(link);
    expect(readEditedAlert('renter0001')).toEqual({ id: alertId, name: 'Near work' });
  });
});
