import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { drawAt, fill, storeLeilaSession, press } from '../../testing/account.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

describe('my account', () => {
  it('confirms logout with the specified texts and focuses the cancel button', async () => {
    storeLeilaSession();
    const { where, store } = await drawAt('/admin/my-account', { 'POST /logout': { body: {} } });
    await title('My Account');
    await press('Logout');
    expect(screen.getByRole('dialog', { name: 'Are you sure?' }).textContent).toContain(
      'You will have to log in again to access your dashboard.',
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay logged in' }));
    await press('Log out');
    await waitFor(() => {
      expect(store.getState().flash.map(({ text }) => text)).toEqual(['You are logged out']);
    });
    expect([
      where(),
      store.getState().session.user,
      Object.keys(localStorage).filter((key) => key.includes('user:')),
    ]).toEqual(['/', undefined, []]);
  });
  it('changes the password and shows a wrong current password at its field', async () => {
    storeLeilaSession();
    const right = {
      current_password: 'right one here',
      password: 'seven green kayaks',
      password_confirmation: 'seven green kayaks',
    };
    const { where, store } = await drawAt('/admin/my-account/change-password', {
      'POST /user/change-password': (body) =>
        (body as typeof right).current_password === right.current_password
          ? { body: {} }
          : {
              status: 422,
              body: {
                message: 'Check the fields.',
                code: 'input-refused',
                errors: { current_password: ['That isn’t your current password.'] },
              },
            },
    });
    await title('Change password');
    fill({ 'Current password': 'wrong', 'Choose a new password': right.password, 'Confirm password': right.password });
    await press('Change password');
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    fill({ 'Current password': right.current_password });
    await press('Change password');
    await waitFor(() => {
      expect(where()).toBe('/admin/my-account');
    });
    expect(Object.values(store.getState().alerts)).toMatchObject([
      {
        isActive: true,
        timeout: 7000,
        message: 'Your password has been changed. All your other devices were logged out.',
      },
    ]);
  });
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Mobile Safari/604';
  const sessions = [
    { id: 'a', current: true, userAgent: windows, createdAt: '2026-11-20T10:00:00Z', seenAt: '2026-11-21T10:00:00Z' },
    { id: 'b', current: false, userAgent: phone, createdAt: '2026-11-01T10:00:00Z', seenAt: '2026-11-02T10:00:00Z' },
  ];
  it('lists the sessions and ends a single one', async () => {
    storeLeilaSession();
    const ended = jest.fn(() => ({ body: {} }));
    await drawAt('/admin/my-account', {
      'GET /user/sessions': () => ({
        body: { sessions: ended.mock.calls.length > 0 ? sessions.slice(0, 1) : sessions },
      }),
      'DELETE /user/sessions/b': ended,
    });
    expect((await screen.findByText('Firefox, Windows')).parentElement?.textContent).toContain('This browser');
    await press('Log out of Safari, iPhone');
    await waitFor(() => {
      expect(screen.queryByText('Safari, iPhone')).toBeNull();
    });
    expect(ended).toHaveBeenCalledTimes(1);
  });
  it('logs out everywhere, including this browser', async () => {
    storeLeilaSession();
    const { where, store } = await drawAt('/admin/my-account', {
      'GET /user/sessions': { body: { sessions } },
      'POST /user/sign-out-everywhere': { body: {} },
    });
    await screen.findByText('Firefox, Windows');
    await press('Log out everywhere');
    await waitFor(() => {
      expect(where()).toBe('/');
    });
    expect([
      store.getState().session.user,
      store.getState().flash.map(({ text }) => text),
      localStorage.getItem('porchlight:user:token'),
    ]).toEqual([undefined, [], null]);
    expect(await screen.findByText('You have been logged out.')).toBeTruthy();
  });
});
