import { jest } from '@jest/globals';
import { reauthenticateWhenAsked } from '@porchlight/client';
import { screen, waitFor } from '@testing-library/react';
import { drawAt, fill, press, storeLeilaSession } from '../../testing/account.tsx';
import type { FakeResponses } from '../../testing/render-app.tsx';

const password = 'right one here';
const wrongPassword = {
  status: 422,
  body: { message: 'Check the fields.', code: 'input-refused', errors: { current_password: ['Not your password.'] } },
};
const refused = { status: 403, body: '{"message":"Please confirm.","code":"reauthentication-required"}' };
const init = { method: 'PATCH', headers: {} };

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

/** Opens a page of a console; `change` is a sensitive change that is refused until the password was confirmed. */
async function open(responses: FakeResponses = {}) {
  const site = { isConfirmed: false };
  const send = jest.fn(() => Promise.resolve(site.isConfirmed ? { status: 200, body: '{}' } : refused));
  const confirm = jest.fn((body: unknown) => {
    if ((body as { current_password: string }).current_password !== password) return wrongPassword;
    site.isConfirmed = true;
    return { body: {} };
  });
  storeLeilaSession({ roles: [{ key: 'site-owner', name: 'Site Owner' }] });
  await drawAt('/admin/my-account', { 'POST /user/reauthenticate': confirm, ...responses });
  await screen.findByRole('link', { name: 'View site' });
  return { change: () => reauthenticateWhenAsked(send)('/site-profile', init), send, site };
}
/** Starts a number of changes, whose dialog is open then. */
async function start(change: () => Promise<{ readonly status: number }>, count = 1) {
  const changes = Array.from({ length: count }, change);
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  return { statuses: Promise.all(changes).then((responses) => responses.map(({ status }) => status)) };
}

describe('a sensitive change', () => {
  it('is sent again once the password is confirmed, as are others that wait', async () => {
    const { change, send } = await open();
    const { statuses } = await start(change, 2);
    fill({ 'Current password': 'wrong one' });
    await press('Confirm and go on');
    expect(await screen.findAllByText(/Not your password\./)).toBeTruthy();
    fill({ 'Current password': password });
    await press('Confirm and go on');
    expect(await statuses).toEqual([200, 200]);
    expect(send).toHaveBeenCalledTimes(4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('stays refused when the user does not confirm it', async () => {
    const { change, send } = await open();
    const { statuses } = await start(change);
    await press('Cancel');
    expect(await statuses).toEqual([403]);
    expect(send).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('needs the code of the second factor where the account has one', async () => {
    const sent: unknown[] = [];
    const { change, site } = await open({
      'POST /user/reauthenticate': (body: unknown) => {
        sent.push(body);
        if (!(body as { otp?: string }).otp) return { status: 401, body: { message: 'Code.', code: 'otp_required' } };
        site.isConfirmed = true;
        return { body: {} };
      },
    });
    const { statuses } = await start(change);
    fill({ 'Current password': password });
    await press('Confirm and go on');
    await screen.findByLabelText('Code');
    fill({ Code: ' 123456 ' });
    await press('Continue');
    expect(await statuses).toEqual([200]);
    expect(sent).toEqual([{ current_password: password }, { current_password: password, otp: '123456' }]);
  });
  it('stays refused outside the consoles, where no dialog is', async () => {
    const { status } = await reauthenticateWhenAsked(() => Promise.resolve(refused))('/site-profile', init);
    expect(status).toBe(403);
  });
});
