import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { drawAt, storeLeilaSession, leila, press } from '../../testing/account.tsx';

const off = { 'GET /user/totp': { body: { isOn: false, isRequired: false, recoveryCodesLeft: 0 } } };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
  window.matchMedia = jest.fn(() => ({ matches: false, onchange: null })) as unknown as typeof window.matchMedia;
});

describe('my account', () => {
  it('shows the user with role names and an edit link', async () => {
    storeLeilaSession({ phone: '+15145550199', language: 'fr-CA' });
    await drawAt('/admin/my-account', off);
    await title('My Account');
    expect(
      ['Leila Haddad', 'leila@example.com', '+15145550199', 'Français (Canada)', 'Renter'].filter(
        (text) => !screen.queryByText(text),
      ),
    ).toEqual([]);
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/admin/my-account/edit');
  });
  it('shows an unverified email address and a pending one', async () => {
    storeLeilaSession({ pendingEmail: 'new@example.com' });
    await drawAt('/admin/my-account', off);
    expect(await screen.findByText('Your address isn’t confirmed yet')).toBeTruthy();
    expect(screen.getByText(/We emailed leila@example.com and new@example.com/)).toBeTruthy();
  });
  it.each([
    ['and says so', { body: {} }, 'Sent. Check your spam folder too.'],
    [
      'or says why not',
      { status: 429, body: { message: 'We’ve sent you several emails within an hour.', code: 'too-many-tries' } },
      'We’ve sent you several emails within an hour.',
    ],
  ])('resends the verification email %s', async (_, response, sentence) => {
    storeLeilaSession();
    await drawAt('/admin/my-account', { ...off, 'POST /user/resend-verify': response });
    await press('Send the email again');
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
  it('changes the theme of this browser, also in the menu', async () => {
    storeLeilaSession();
    await drawAt('/admin/my-account', off);
    await title('My Account');
    fireEvent.click(screen.getByLabelText('Dark'));
    expect([document.documentElement.dataset.theme, localStorage.getItem('porchlight:theme')]).toEqual([
      'dark',
      JSON.stringify({ value: 'dark' }),
    ]);
    act(() => {
      screen.getByRole('button', { name: 'Account of Leila Haddad' }).click();
    });
    expect(screen.getByRole('menuitem', { name: 'Theme: Dark' }).querySelector('svg')).toBeTruthy();
  });
  it('explains why other pages are closed to a user who must set up a second factor', async () => {
    storeLeilaSession({ roles: [{ key: 'site-owner', name: 'Site Owner' }], needsSecondStep: true });
    await drawAt('/admin/my-account', {
      'GET /user/totp': { body: { isOn: false, isRequired: true, recoveryCodesLeft: 0 } },
    });
    expect(await screen.findByText('Your role requires two-factor authentication')).toBeTruthy();
    expect(screen.queryByText(/We recommend that all staff/)).toBeNull();
  });
});

describe('account deletion', () => {
  const asked = async () => {
    await press('Close my account');
    return screen.findByRole('dialog', { name: 'Close your account?' });
  };
  const type = (password: string) => {
    fireEvent.change(screen.getByLabelText('Current password'), { target: { value: password } });
  };
  const send = () =>
    act(async () => {
      screen.getAllByRole('button', { name: 'Close my account' }).at(-1)?.click();
      await Promise.resolve();
    });

  it('lists what is deleted and retained, and asks for the password', async () => {
    storeLeilaSession();
    const close = jest.fn((_: unknown) => ({
      status: 422,
      body: {
        message: 'Check the fields.',
        code: 'input-refused',
        errors: { current_password: ['This is not your password.'] },
      },
    }));
    const { store } = await drawAt('/admin/my-account', { ...off, 'POST /user/deletion': close });
    await title('My Account');
    expect((await asked()).textContent).toMatch(/What we delete: .*What we keep: /);
    await send();
    expect(close).not.toHaveBeenCalled();
    type('wrong');
    await send();
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(store.getState().session.user?.id).toBe(leila.id);
  });
  it('asks a landlord with credits whether to give them up', async () => {
    storeLeilaSession();
    const close = jest.fn((_: unknown) => ({
      status: 409,
      body: { message: 'Your company still has 12 credits.', code: 'credits-first' },
    }));
    await drawAt('/admin/my-account', { ...off, 'POST /user/deletion': close });
    await title('My Account');
    await asked();
    type('right one here');
    await send();
    expect(screen.getByText('Your company still has 12 credits.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Give up the credits of my company'));
    await send();
    expect(close.mock.calls.map(([body]) => body)).toEqual([
      { current_password: 'right one here' },
      { current_password: 'right one here', forfeitCredits: true },
    ]);
  });
  it('shows the confirmation, logged out, with the date until which it can be undone', async () => {
    storeLeilaSession();
    const { where, store } = await drawAt('/admin/my-account', {
      ...off,
      'POST /user/deletion': { body: { deletesAt: '2026-12-05T12:00:00.000Z' } },
    });
    await title('My Account');
    await asked();
    type('right one here');
    await send();
    expect((await title('Your account is closed')).parentElement?.textContent).toContain('December 5, 2026');
    expect([
      where(),
      store.getState().session.token,
      store.getState().flash,
      localStorage.getItem('porchlight:user:token'),
    ]).toEqual(['/confirm/account-closed/now', undefined, [], null]);
  });
  it('shows the invalid-link page when opened by a link', async () => {
    storeLeilaSession();
    const { store } = await drawAt('/confirm/account-closed/now');
    await title('This link no longer works');
    expect(store.getState().session.user?.id).toBe(leila.id);
  });
});

describe('data export', () => {
  const exportId = '22222222-2222-4222-8222-222222222222';
  const ready = { body: { state: 'ready', url: `/user/export/${exportId}/file/t` } };
  const call = `GET /user/export/${exportId}`;

  it('asks for the password and can be cancelled while in progress', async () => {
    storeLeilaSession();
    const begin = jest.fn((_: unknown) => ({ status: 202, body: { exportId } }));
    const cancel = jest.fn(() => ({ body: {} }));
    await drawAt('/admin/my-account', {
      ...off,
      'POST /user/export': begin,
      [call]: { body: { state: 'waiting' } },
      [`DELETE /user/export/${exportId}`]: cancel,
    });
    await title('My Account');
    await press('Get a copy');
    fireEvent.change(screen.getByLabelText('Current password'), { target: { value: 'right one here' } });
    await act(async () => {
      screen.getAllByRole('button', { name: 'Get a copy' }).at(-1)?.click();
      await Promise.resolve();
    });
    expect(await screen.findByText('Preparing your copy…')).toBeTruthy();
    expect(begin.mock.calls).toEqual([[{ current_password: 'right one here' }]]);
    await press('Cancel the copy');
    await waitFor(() => {
      expect(screen.queryByText('Preparing your copy…')).toBeNull();
    });
    expect(cancel).toHaveBeenCalledTimes(1);
  });
  it('downloads the file of an emailed link with the session of the owner', async () => {
    storeLeilaSession();
    const fetched = jest.fn((_url: unknown, _init: { headers: Record<string, string> }) =>
      Promise.resolve({ ok: true, blob: () => Promise.resolve(new Blob(['zip'])) }),
    );
    const saved = jest.fn();
    global.fetch = fetched as unknown as typeof fetch;
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
      saved(this.download);
    };
    await drawAt(`/admin/my-account?export=${exportId}`, { ...off, [call]: ready });
    expect(await screen.findByText('Your copy is ready')).toBeTruthy();
    await press('Download');
    await waitFor(() => {
      expect(saved).toHaveBeenCalledWith('porchlight-data.zip');
    });
    expect([fetched.mock.calls[0]?.[0], fetched.mock.calls[0]?.[1].headers.Authorization]).toEqual([
      `/api/user/export/${exportId}/file/t`,
      'Bearer a-token',
    ]);
  });
  it('reports a removed export', async () => {
    storeLeilaSession();
    await drawAt(`/admin/my-account?export=${exportId}`, off);
    expect(await screen.findByText('This copy is no longer available. Get a new one.')).toBeTruthy();
  });
});
