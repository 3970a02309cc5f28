import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { drawAt, storeLeilaSession, leila, press } from '../../../testing/account.tsx';
import type { FakeResponses } from '../../../testing/render-app.tsx';

const staff = { roles: [{ key: 'site-owner', name: 'Site Owner' }] };
const recoveryCodes = ['k3m9a-x2pqb-7rtvc-w8yzd', 'aaaaa-bbbbb-ccccc-ddddd'];
const secret = {
  secret: 'JBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Porchlight:leila%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Porchlight',
};
const right = { current_password: 'right one here' };
const wrongPassword = {
  status: 422,
  body: {
    message: 'Check the fields.',
    code: 'input-refused',
    errors: { current_password: ['This is not your password.'] },
  },
};
const state = (over: object = {}) => ({
  'GET /user/totp': { body: { isOn: false, isRequired: false, recoveryCodesLeft: 0, ...over } },
});
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

async function open(responses: FakeResponses, over: object = {}) {
  storeLeilaSession(over);
  const drawn = await drawAt('/admin/my-account', responses);
  await screen.findByRole('heading', { level: 2, name: 'Two-factor authentication' });
  return drawn;
}
/** Clicks the button, enters the password in the dialog and submits it. */
async function withPassword(opens: string, act_: string) {
  await press(opens);
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: right.current_password } });
  await act(async () => {
    screen.getAllByRole('button', { name: act_ }).at(-1)?.click();
    await Promise.resolve();
  });
}

describe('two-factor authentication', () => {
  it('is enabled by password and first code, and shows the recovery codes once', async () => {
    let isOn = false;
    const confirm = jest.fn((body: unknown) => {
      if ((body as { code: string }).code !== '123456')
        return { status: 422, body: { message: 'That code isn’t right.', code: 'code-wrong' } };
      isOn = true;
      return { body: { recoveryCodes } };
    });
    await open({
      'GET /user/totp': () => ({ body: { isOn, isRequired: false, recoveryCodesLeft: isOn ? 10 : 0 } }),
      'POST /user/totp': { body: secret },
      'POST /user/totp/confirm': confirm,
      'GET /my-user': { body: { user: leila } },
    });
    await screen.findByText('Off');
    await withPassword('Turn on', 'Continue');
    expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 3, name: 'Add it to your app' }));
    expect([
      screen.getByRole('img', { name: /QR code/ }).tagName,
      screen.getByText('JBSW Y3DP EHPK 3PXP').tagName,
    ]).toEqual(['svg', 'P']);
    const code = screen.getByLabelText('Code');
    fireEvent.change(code, { target: { value: '000000' } });
    await press('Check code');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(code, { target: { value: '123 456' } });
    await press('Check code');
    expect(await screen.findByText('k3m9a-x2pqb-7rtvc-w8yzd')).toBeTruthy();
    expect([confirm.mock.calls.at(-1), screen.queryByText('JBSW Y3DP EHPK 3PXP')]).toEqual([
      [{ code: '123456' }],
      null,
    ]);
    await press('I’ve saved them');
    expect([
      screen.queryByText('k3m9a-x2pqb-7rtvc-w8yzd'),
      (await screen.findByText('10 recovery codes left.')).tagName,
    ]).toEqual([null, 'P']);
  });
  it('copies the recovery codes, and reports when the browser denies access', async () => {
    const written = jest.fn((_: string) => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    await open({
      ...state({ isOn: true, recoveryCodesLeft: 2 }),
      'POST /user/totp/recovery-codes': { body: { recoveryCodes } },
    });
    await screen.findByText('2 recovery codes left.');
    await withPassword('New recovery codes', 'Create new codes');
    await screen.findByText('aaaaa-bbbbb-ccccc-ddddd');
    await press('Copy');
    expect([(await screen.findByText('Copied.')).closest('[role=status]') !== null, written.mock.calls]).toEqual([
      true,
      [['k3m9a-x2pqb-7rtvc-w8yzd\naaaaa-bbbbb-ccccc-ddddd\n']],
    ]);
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await press('Copy');
    expect(await screen.findByText(/didn’t let us copy/)).toBeTruthy();
  });
  it('asks for the password first and shows a wrong one at its field', async () => {
    await open({ ...state({ isOn: true }), 'DELETE /user/totp': wrongPassword });
    await screen.findByText('On');
    await withPassword('Turn off', 'Turn off');
    expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('On')).toBeTruthy();
  });
  it('cannot be disabled when required, and accepts a new authenticator app', async () => {
    const start = jest.fn((_: unknown) => ({ body: secret }));
    await open({ ...state({ isOn: true, isRequired: true }), 'POST /user/totp': start }, staff);
    await screen.findByText('On');
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
    await withPassword('Use another app', 'Continue');
    await screen.findByRole('heading', { level: 3, name: 'Add it to your app' });
    expect(start.mock.calls).toEqual([[right]]);
  });
  it('is recommended to staff only', async () => {
    await open(state(), staff);
    expect(await screen.findByText(/We recommend that all staff/)).toBeTruthy();
  });
  it('shows a loading error with a retry', async () => {
    let isAway = true;
    await open({
      'GET /user/totp': () =>
        isAway
          ? { status: 503, body: { message: 'We are busy.', code: 'busy' } }
          : { body: { isOn: false, isRequired: false, recoveryCodesLeft: 0 } },
    });
    const notice = (await screen.findByText('We are busy.')).closest('[role=alert]');
    isAway = false;
    await act(async () => {
      notice?.querySelector('button')?.click();
      await Promise.resolve();
    });
    expect(await screen.findByText('Off')).toBeTruthy();
  });
});
