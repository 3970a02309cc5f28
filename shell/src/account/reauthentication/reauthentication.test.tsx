import { jest } from '@jest/globals';
import { api, mutationOf, type ApiError, type Store } from '@porchlight/client';
import { changeUser } from '@porchlight/contracts/accounts';
import { screen, waitFor } from '@testing-library/react';
import { drawAt, fill, leila, press, storeLeilaSession } from '../../testing/account.tsx';
import type { FakeResponses } from '../../testing/render-app.tsx';

const password = 'right one here';
const wrongPassword = {
  status: 422,
  body: { message: 'Check the fields.', code: 'input-refused', errors: { current_password: ['Not your password.'] } },
};
const refused = { status: 403, body: { message: 'Please confirm.', code: 'reauthentication-required' } };
const { changeLanguage } = api.injectEndpoints({
  endpoints: (build) => ({ changeLanguage: mutationOf(build, changeUser) }),
}).endpoints;

/** Makes a change that the test declares sensitive. Resolves to the status of its response. */
async function change(store: Store): Promise<number> {
  const { error } = await store.dispatch(changeLanguage.initiate({ body: { language: 'fr-CA' } }));
  return (error as ApiError | undefined)?.status ?? 200;
}

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

/** Opens a page of a console. A change is refused until the password was confirmed; `sent` counts them. */
async function open(responses: FakeResponses = {}, at = '/admin/my-account') {
  const site = { isConfirmed: false, sent: 0 };
  storeLeilaSession({ roles: [{ key: 'site-owner', name: 'Site Owner' }] });
  const { store } = await drawAt(at, {
    'POST /user/reauthenticate': (body) => {
      if ((body as { current_password: string }).current_password !== password) return wrongPassword;
      site.isConfirmed = true;
      return { body: {} };
    },
    'PATCH /user': () => {
      site.sent += 1;
      return site.isConfirmed ? { body: { user: leila } } : refused;
    },
    ...responses,
  });
  return { store, site };
}
/** Starts a number of changes, whose dialog is open then. */
async function start(store: Store, count = 1) {
  await screen.findByRole('link', { name: 'View site' });
  const statuses = Promise.all(Array.from({ length: count }, () => change(store)));
  await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  return { statuses };
}

describe('a sensitive change', () => {
  it('is sent again once the password is confirmed, as are others that wait', async () => {
    const { store, site } = await open();
    const { statuses } = await start(store, 2);
    fill({ 'Current password': 'wrong one' });
    await press('Confirm and go on');
    expect(await screen.findAllByText(/Not your password\./)).toBeTruthy();
    fill({ 'Current password': password });
    await press('Confirm and go on');
    expect(await statuses).toEqual([200, 200]);
    expect(site.sent).toBe(4);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('stays refused when the user does not confirm it', async () => {
    const { store, site } = await open();
    const { statuses } = await start(store);
    await press('Cancel');
    expect(await statuses).toEqual([403]);
    expect(site.sent).toBe(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('needs the code of the second factor where the account has one', async () => {
    const sent: unknown[] = [];
    const { store, site } = await open({
      'POST /user/reauthenticate': (body: unknown) => {
        sent.push(body);
        if (!(body as { otp?: string }).otp) return { status: 401, body: { message: 'Code.', code: 'otp_required' } };
        site.isConfirmed = true;
        return { body: {} };
      },
    });
    const { statuses } = await start(store);
    fill({ 'Current password': password });
    await press('Confirm and go on');
    await screen.findByLabelText('Code');
    fill({ Code: ' 123456 ' });
    await press('Continue');
    expect(await statuses).toEqual([200]);
    expect(sent).toEqual([{ current_password: password }, { current_password: password, otp: '123456' }]);
  });
  it('stays refused outside the consoles, where no dialog is', async () => {
    const { store } = await open({}, '/');
    expect(await change(store)).toBe(403);
  });
});
