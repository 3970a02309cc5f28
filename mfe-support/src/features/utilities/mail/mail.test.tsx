import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsSupport } from '../../../testing/open-as-support.tsx';

const at = '/support/utilities?tab=mail';
const path = '/support/mail-lookup';
const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const madeAt = '2026-11-20T15:00:00.000Z';
const queued = {
  id,
  template: 'verify-email',
  state: 'queued',
  madeAt,
  attempts: 2,
  nextAt: '2026-11-20T16:00:00.000Z',
  reply: '450 mailbox busy',
};
const failed = {
  id: 'f',
  template: 'password-reset',
  subject: 'Choose a new password',
  state: 'failed',
  madeAt,
  attempts: 8,
};
const found = { choices: [{ list: '*', isWanted: false, since: madeAt }], mails: [queued, failed] };
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['showUtilities', 'modifyUtilities'],
    responses: { [`POST ${path}`]: [found], ...responses },
    ...visit,
  });
async function lookUp(email = 'zoe@example.com') {
  fireEvent.change(await screen.findByLabelText('Email address'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }));
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('UTILITY-5: the look-up of an address', () => {
  it('shows what the address has stopped, and its mails with their states', async () => {
    const { calls } = open();
    await lookUp(' zoe@example.com ');
    expect((await section('Lists')).getByText('Stopped')).toBeTruthy();
    expect((await section('Lists')).getByText(/^All lists, since Nov 20, 2026/)).toBeTruthy();
    const mails = await section('Mails of the last 90 days');
    for (const text of ['Queued', 'Failed', 'Choose a new password', 'Last response: 450 mailbox busy'])
      expect(mails.getByText(text)).toBeTruthy();
    expect(mails.getByRole('heading', { name: 'verify-email' })).toBeTruthy();
    expect(mails.getByText(/is deleted, so it is not sent again/)).toBeTruthy();
    expect(screen.getByText('The 2 newest mails to zoe@example.com')).toBeTruthy();
    expect(calls()).toEqual([`POST ${path}`]);
  });
  it('keeps the address out of the address bar and of the storage', async () => {
    const { changes } = open();
    await lookUp();
    await section('Lists');
    expect(changes()[0]?.body).toEqual({ email: 'zoe@example.com' });
    expect(screen.getByTestId('address').textContent).toBe('/support/utilities');
    expect(JSON.stringify({ ...localStorage })).not.toContain('zoe');
  });
  it('of an address without mails says so', async () => {
    open({ [`POST ${path}`]: [{ choices: [], mails: [] }] });
    await lookUp();
    expect(await screen.findByText('This address has stopped no list.')).toBeTruthy();
    expect(screen.getByText('No mail was written to this address.')).toBeTruthy();
    expect(screen.queryByText(/not sent again/)).toBeNull();
  });
  it('marks what is not an address, without a request', async () => {
    const { calls } = open();
    await lookUp('zoe');
    expect((await screen.findByLabelText('Email address')).getAttribute('aria-invalid')).toBe('true');
    expect(calls()).toEqual([]);
  });
  it('that fails removes the earlier result and keeps what was typed', async () => {
    open({ [`POST ${path}`]: [found, 503] });
    await lookUp();
    await section('Lists');
    await lookUp('ann@example.com');
    expect(await screen.findByText('Try again in a moment.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Lists' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ann@example.com');
  });
});

describe('UTILITY-5: a queued mail', () => {
  const press = async () => fireEvent.click(await screen.findByRole('button', { name: 'Send now verify-email' }));
  it('is sent now, and looked up again', async () => {
    const { changes, flashes } = open({
      [`POST ${path}`]: [found, { choices: [], mails: [{ ...queued, state: 'sent', nextAt: undefined }] }],
      [`POST /support/mails/${id}/retry`]: [{ isRetried: true }],
    });
    await lookUp();
    await press();
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(flashes()).toEqual(['The mail is sent within a few seconds.']);
    expect(changes().map(({ call }) => call)).toEqual([
      `POST ${path}`,
      `POST /support/mails/${id}/retry`,
      `POST ${path}`,
    ]);
  });
  it('that a colleague sent before is not sent twice, which the screen says', async () => {
    const { flashes } = open({ [`POST /support/mails/${id}/retry`]: [{ isRetried: false }] });
    await lookUp();
    await press();
    await waitFor(() => expect(flashes()[0]).toMatch(/^Not changed/));
  });
  it('stays when the service refuses, with the reason', async () => {
    const { flashes } = open({ [`POST /support/mails/${id}/retry`]: [503] });
    await lookUp();
    await press();
    await waitFor(() => expect(flashes()).toEqual(['Try again in a moment.']));
    expect(screen.getByText('Queued')).toBeTruthy();
  });
  it('is not sent by users without modifyUtilities', async () => {
    open({}, { permissions: ['showUtilities'] });
    await lookUp();
    await section('Lists');
    expect(screen.queryByRole('button', { name: /Send now/ })).toBeNull();
  });
});
