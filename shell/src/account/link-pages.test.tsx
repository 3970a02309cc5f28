import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drawAt, fill, storeLeilaSession, leila, loginResponse, press } from '../testing/account.tsx';

const dead = { status: 410, body: { message: 'This link is dead.', code: 'link-dead' } };
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

describe('email verification link', () => {
  const call = 'GET /confirm/verify-email/abc';
  const act = 'POST /confirm/verify-email/abc';
  const state = { state: 'valid', purpose: 'verify-email', maskedEmail: 'l•••@example.com' };
  const valid = { body: { ...state, isOwn: true } };
  const foreign = { body: { ...state, isOwn: false } };

  it.each(['/verify-email/abc', '/confirm/verify-email/abc'])(
    'at %s shows the action and does nothing until the button is pressed',
    async (at) => {
      const verify = jest.fn(() => ({ body: {} }));
      await drawAt(at, { [call]: valid, [act]: verify });
      expect(await screen.findByText(/Is l•••@example.com your email/)).toBeTruthy();
      expect(verify).not.toHaveBeenCalled();
      await press('Confirm my address');
      const message = await title('Your address is confirmed');
      expect([verify.mock.calls.length, document.activeElement]).toEqual([1, message]);
    },
  );
  it('needs a new password of a visitor who is not logged in to the account', async () => {
    const verify = jest.fn((_: unknown) => loginResponse);
    const { store } = await drawAt('/verify-email/abc', { [call]: foreign, [`${act}/password`]: verify });
    await screen.findByText(/Someone created an account with l•••@example.com/);
    expect(screen.getByRole('button', { name: 'Log in instead' })).toBeTruthy();
    fill({ 'Choose a new password': 'seven green kayaks', 'Confirm password': 'seven green kayaks' });
    await press('Confirm and set password');
    await title('Your address is confirmed');
    expect([verify.mock.calls, store.getState().session.token]).toEqual([
      [[{ password: 'seven green kayaks', password_confirmation: 'seven green kayaks' }]],
      'a-token',
    ]);
  });
  it('lets the owner of the mailbox reject the account', async () => {
    const reject = jest.fn(() => ({ body: {} }));
    await drawAt('/verify-email/abc', { [call]: foreign, [`${act}/reject`]: reject });
    await screen.findByText(/Someone created an account/);
    await press('This wasn’t me');
    expect(await screen.findByText(/Your address has been removed/)).toBeTruthy();
    expect(reject).toHaveBeenCalledTimes(1);
  });
  it('refreshes the permissions of a signed-in user', async () => {
    storeLeilaSession();
    const { store } = await drawAt('/verify-email/abc', {
      [call]: valid,
      [act]: { body: {} },
      'GET /my-user': { body: { user: { ...leila, emailVerified: true } } },
    });
    await screen.findByText(/Is l•••@example.com your email/);
    await press('Confirm my address');
    expect((await screen.findByRole('link', { name: 'Go to my dashboard' })).getAttribute('href')).toBe(
      '/admin/renter-profile',
    );
    expect(store.getState().session.user?.emailVerified).toBe(true);
  });
  it.each(['used', 'expired', 'unknown'])('shows the invalid-link page when it is %s', async (state) => {
    await drawAt('/verify-email/abc', { [call]: { body: { state, purpose: 'verify-email' } } });
    expect(await title('This link no longer works')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });
  it('says to the account itself that it is already confirmed', async () => {
    storeLeilaSession();
    await drawAt('/verify-email/abc', { [call]: { body: { state: 'used', purpose: 'verify-email', isOwn: true } } });
    expect(document.activeElement).toBe(await title('Your address is already confirmed'));
    expect(screen.queryByText('This link no longer works')).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to my dashboard' })).toBeTruthy();
  });
  it('shows the invalid-link page when it expires while the page is open', async () => {
    await drawAt('/verify-email/abc', { [call]: valid, [act]: dead });
    await screen.findByText(/Is l•••@example.com your email/);
    await press('Confirm my address');
    expect(await title('This link no longer works')).toBeTruthy();
  });
  it('retries a failed check', async () => {
    let isAway = true;
    await drawAt('/verify-email/abc', {
      [call]: () => (isAway ? { status: 503, body: { message: 'We are busy.', code: 'busy' } } : valid),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('We are busy.');
    isAway = false;
    await press('Try again');
    expect(await screen.findByText(/Is l•••@example.com your email/)).toBeTruthy();
  });
  it('shows the invalid-link page for an unknown purpose', async () => {
    await drawAt('/confirm/free-money/abc');
    expect(await title('This link no longer works')).toBeTruthy();
  });
});

describe('link that cancels an account deletion', () => {
  it('shows the email address and restores the account by its button', async () => {
    const undo = jest.fn(() => ({ body: {} }));
    await drawAt('/confirm/undo-deletion/abc', {
      'GET /confirm/undo-deletion/abc': {
        body: { state: 'valid', purpose: 'undo-deletion', maskedEmail: 'l•••@example.com' },
      },
      'POST /confirm/undo-deletion/abc': undo,
    });
    await screen.findByText(/The account for l•••@example.com is set to be deleted/);
    await press('Keep my account');
    await title('Your account is back');
    expect([undo.mock.calls.length, screen.getByRole('button', { name: 'Log in' }).tagName]).toEqual([1, 'BUTTON']);
  });
});

describe('password reset link', () => {
  const call = 'POST /password-reset/abc';
  const typed = { 'Choose a new password': 'seven green kayaks', 'Confirm password': 'seven green kayaks' };
  it('sets the password, logs in and reports that other devices were logged out', async () => {
    const reset = jest.fn((_: unknown) => loginResponse);
    const { store } = await drawAt('/password-reset/abc', { [call]: reset });
    await title('Choose a new password');
    fill(typed);
    await press('Set password');
    const message = await title('Your password is set');
    expect(document.activeElement).toBe(message);
    expect(screen.getByText(/All your other devices were logged out/)).toBeTruthy();
    expect([reset.mock.calls, store.getState().session.token]).toEqual([
      [[{ password: 'seven green kayaks', password_confirmation: 'seven green kayaks' }]],
      'a-token',
    ]);
  });
  it('offers a new link when invalid', async () => {
    await drawAt('/password-reset/abc', { [call]: dead });
    await title('Choose a new password');
    fill(typed);
    await press('Set password');
    expect(await title('This link no longer works')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send me a new link' }).getAttribute('href')).toBe('/password-reset');
  });
  it('asks for a two-factor code in a step of its own', async () => {
    const wrong = { status: 422, body: { message: 'That code isn’t right.', code: 'otp-wrong' } };
    const needed = { status: 401, body: { message: 'A code, please.', code: 'otp_required' } };
    const reset = jest.fn((body: unknown) => {
      const { otp } = body as { otp?: string };
      return otp === undefined ? needed : otp === '123456' ? loginResponse : wrong;
    });
    await drawAt('/password-reset/abc', { [call]: reset });
    await title('Choose a new password');
    expect(screen.queryByLabelText('Code')).toBeNull();
    fill(typed);
    await press('Set password');
    expect(document.activeElement).toBe(await screen.findByLabelText('Code'));
    expect(screen.queryByLabelText('Choose a new password')).toBeNull();
    fill({ Code: '654321' });
    await press('Continue');
    expect((await screen.findByRole('alert')).textContent).toContain('That code isn’t right.');
    fill({ Code: '123456' });
    await press('Continue');
    expect(await title('Your password is set')).toBeTruthy();
    expect(reset.mock.lastCall).toEqual([
      { password: 'seven green kayaks', password_confirmation: 'seven green kayaks', otp: '123456' },
    ]);
  });
  it('can be requested on its own page', async () => {
    await drawAt('/password-reset', { 'POST /password-reset': { body: {} } });
    await title('Forgot your password?');
    fill({ Email: 'anybody@example.com' });
    await press('Send link');
    expect(await screen.findByText(/^If there’s an account with this email/)).toBeTruthy();
  });
});
