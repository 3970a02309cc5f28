import { fireEvent, screen } from '@testing-library/react';
import { openAsSupport } from '../../../testing/open-as-support.tsx';

const at = '/support/utilities?tab=links';
const accounts = 'POST /support/link-lookup/accounts';
const catalog = 'POST /support/link-lookup/catalog';
const link = 'https://homes.example.com/password-reset/tokentokentokentoken.mac';
const unknown = { state: 'unknown' };
const reset = { state: 'valid', purpose: 'password-reset', validUntil: '2026-11-20T15:00:00.000Z' };
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['showUtilities'],
    responses: { [accounts]: [unknown], [catalog]: [unknown], ...responses },
    ...visit,
  });
const field = () => screen.findByLabelText<HTMLInputElement>('Link or token of a mail');
async function lookUp(text = link) {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Look up' }));
}

beforeEach(() => localStorage.clear());

describe('UTILITY-6: the look-up of a link', () => {
  it('shows the kind, the state and the end, and clears the link', async () => {
    const { changes } = open({ [accounts]: [reset] });
    await lookUp(` ${link} `);
    expect(await screen.findByText('Valid')).toBeTruthy();
    expect(screen.getByText('Choose a new password')).toBeTruthy();
    expect(screen.getByText(/^Nov 20, 2026/)).toBeTruthy();
    expect((await field()).value).toBe('');
    expect(changes().map(({ body }) => body)).toEqual([{ link }, { link }]);
  });
  it.each([
    ['expired', 'Expired', 'Confirm an email alert'],
    ['used', 'Used or replaced', 'Confirm an email alert'],
  ])('shows what the other service knows: %s', async (state, badge, kind) => {
    open({ [catalog]: [{ ...reset, state, purpose: 'alert' }] });
    await lookUp();
    expect(await screen.findByText(badge)).toBeTruthy();
    expect(screen.getByText(kind)).toBeTruthy();
  });
  it('says that a link is unknown only if both services responded', async () => {
    open({ [catalog]: [503, unknown] });
    await lookUp();
    expect(await screen.findByText('Try again in a moment.')).toBeTruthy();
    expect(screen.queryByText('Unknown')).toBeNull();
    expect((await field()).value).toBe(link);
    fireEvent.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('Unknown')).toBeTruthy();
  });
  it('works while the other service does not respond', async () => {
    open({ [accounts]: [reset], [catalog]: [503] });
    await lookUp();
    expect(await screen.findByText('Valid')).toBeTruthy();
    expect(screen.queryByText('Try again in a moment.')).toBeNull();
  });
  it('keeps the link out of the address bar and of the storage', async () => {
    open({ [accounts]: [reset] });
    await lookUp();
    await screen.findByText('Valid');
    expect(screen.getByTestId('address').textContent).toBe('/support/utilities');
    expect(JSON.stringify({ ...localStorage })).not.toContain('tokentoken');
  });
  it('sends nothing without a link', async () => {
    const { calls } = open();
    await lookUp('  ');
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(calls()).toEqual([]);
  });
  it('is in French in a French page', async () => {
    open({ [accounts]: [reset] }, { language: 'fr-CA' });
    fireEvent.change(await screen.findByLabelText('Lien ou jeton d’un courriel'), { target: { value: link } });
    fireEvent.click(screen.getByRole('button', { name: 'Vérifier' }));
    expect(await screen.findByText('Choisir un nouveau mot de passe')).toBeTruthy();
  });
});
