import { fakeUploads } from '@porchlight/listing-ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { companyPage } from '../../testing/a-company.ts';
import {
  aCheckedImport,
  aDoneImport,
  anImport,
  anImportRow,
  importedUserId,
  importId,
  importRows,
} from '../../testing/an-account-import.ts';
import { openAsSupport } from '../../testing/open-as-support.tsx';

const path = '/support/account-imports';
const at = '/support/account-import';
const list = `GET ${path}`;
const one = `GET ${path}/${importId}`;
const rows = `GET ${path}/${importId}/rows`;
const callOf = (name: string) => `POST ${path}/${importId}/${name}`;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Visit['responses'] = {}, visit: Visit = {}) =>
  openAsSupport({
    at: `${at}?import=${importId}`,
    permissions: ['createAccountImports', 'showUser'],
    responses: { [rows]: [importRows()], ...responses },
    ...visit,
  });
const { columns: _, mapping: __, canMail: ___, ...summary } = aDoneImport();
const imports = { imports: [summary], pagination: { ...companyPage().pagination, total: 1 } };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const confirm = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const currentStep = () => document.querySelector('[aria-current="step"]')?.textContent;

beforeEach(() => localStorage.clear());

describe('the choice of a file', () => {
  const choose = (name: string, content = 'a,b\n1,2') =>
    fireEvent.change(screen.getByLabelText('Choose a file of accounts', { selector: 'input' }), {
      target: { files: [new File([content], name)] },
    });

  it('names what is imported and what is not, and lists the earlier imports', async () => {
    open({ [list]: [imports] }, { at });
    const link = await screen.findByRole('link', { name: 'landlords.csv' });
    expect(link.getAttribute('href')).toBe(`${at}?import=${importId}`);
    expect(within(link.closest('tr')!).getByText('Done with failures')).toBeTruthy();
    expect(screen.getByText(/Not imported, so enter it on the site afterwards:.*opening credits/)).toBeTruthy();
    expect(currentStep()).toBe('File');
  });
  it('sends the file and opens the import', async () => {
    const uploads = fakeUploads();
    const { address } = open({ [list]: [imports], [one]: [anImport()] }, { at });
    await screen.findByText('Choose a file of accounts');
    choose('landlords.csv');
    expect(await screen.findByLabelText('Sending landlords.csv')).toBeTruthy();
    await act(async () => uploads[0]!.respond(201, anImport()));
    expect(await screen.findByText('Which column is which?')).toBeTruthy();
    expect(address()).toBe(at);
  });
  it('refuses other types before they are sent, and shows why the server refused a file', async () => {
    const uploads = fakeUploads();
    open({ [list]: [imports] }, { at });
    await screen.findByText('Choose a file of accounts');
    choose('landlords.pdf');
    expect((await screen.findByRole('alert')).textContent).toContain('neither CSV nor XLSX');
    choose('landlords.csv');
    await act(async () =>
      uploads[0]!.respond(422, { message: 'This file has no rows below its header.', code: 'import-refused' }),
    );
    expect(await screen.findByText('This file has no rows below its header.')).toBeTruthy();
  });
  it('is empty before the first import, and loaded again after a failure', async () => {
    open({ [list]: [503, { ...imports, imports: [] }] }, { at });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No accounts were imported yet')).toBeTruthy();
  });
  it('is closed to users without the permission', async () => {
    const { calls } = open({}, { at, permissions: ['showUsers'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});

describe('the columns of an import', () => {
  it('are guessed, need the required ones, and lead to the check', async () => {
    const { changes } = open({ [one]: [anImport(), aCheckedImport()], [callOf('dry-run')]: [aCheckedImport()] });
    expect(await screen.findByText(/Not imported: Courriel and opening_credits/)).toBeTruthy();
    press('Check the rows');
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a column for: Email.');
    fireEvent.change(screen.getByLabelText(/^Email/), { target: { value: '4' } });
    expect(screen.getByText('First values: amara@example.com')).toBeTruthy();
    press('Check the rows');
    expect(await screen.findByText('Nothing is imported yet')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Steps of the import' }));
    expect(changes()[0]?.body['mapping']).toContainEqual({ field: 'email', column: 4 });
  });
  it('are used once each', async () => {
    open({ [one]: [anImport()] });
    fireEvent.change(await screen.findByLabelText(/^Email/), { target: { value: '3' } });
    press('Check the rows');
    expect((await screen.findByRole('alert')).textContent).toBe('Choose each column once.');
  });
});

describe('the check', () => {
  const faulty = anImportRow({
    line: 3,
    plan: 'error',
    issues: [{ code: 'invalid', field: 'email', column: 'Courriel' }],
  });
  it('names the line, the column and the reason of each fault', async () => {
    const conflict = anImportRow({ line: 4, plan: 'conflict', issues: [{ code: 'email-taken' }] });
    open({ [one]: [aCheckedImport()], [rows]: [importRows(anImportRow(), faulty, conflict)] });
    const row = within((await screen.findByText('“Courriel” can’t be used.')).closest('tr')!);
    expect(row.getByText('3')).toBeTruthy();
    expect(screen.getByText('The email belongs to another account.')).toBeTruthy();
    expect(screen.getByText(/3 accounts to create, 1 to update/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Faulty rows as CSV' })).toBeTruthy();
  });
  it('imports after a confirmation, with or without claim mails, and once for a key', async () => {
    const running = aCheckedImport({ state: 'running', counts: { created: 1 } });
    const { changes } = open({
      [one]: [aCheckedImport(), aCheckedImport(), running],
      [callOf('confirm')]: [503, running],
    });
    fireEvent.click(await screen.findByLabelText(/^Send them now/));
    press('Import 4 accounts');
    confirm('Import 4 accounts');
    expect(await screen.findByText('The import didn’t start')).toBeTruthy();
    confirm('Import 4 accounts');
    expect(await screen.findByText('1 of 5 rows')).toBeTruthy();
    const [first, second] = changes();
    expect(first?.body).toEqual({ key: expect.stringMatching(/^[a-z0-9]{32}$/), sendsMails: true });
    expect(second?.body).toEqual(first?.body);
    expect(currentStep()).toBe('Import');
  });
  it('offers no import when no row creates or updates an account', async () => {
    open({ [one]: [aCheckedImport({ counts: { error: 5, create: 0, update: 0, conflict: 0 } })] });
    expect(await screen.findByText(/No row creates or updates/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  });
  it('leads back to the columns, and can be discarded', async () => {
    const discard = `DELETE ${path}/${importId}`;
    const { changes } = open({ [one]: [aCheckedImport()], [discard]: [{}], [list]: [imports] });
    fireEvent.click(await screen.findByRole('button', { name: 'Change the columns' }));
    expect(screen.getByText('Which column is which?')).toBeTruthy();
    press('Discard the file');
    confirm('Discard the file');
    expect(await screen.findByText('Choose a file of accounts')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([discard]);
  });
});

describe('a run', () => {
  it('is cancelled before its next row', async () => {
    const cancelled = aDoneImport({ state: 'cancelled', counts: { created: 2, cancelled: 3 } });
    const { changes } = open({
      [one]: [aCheckedImport({ state: 'running' }), cancelled],
      [callOf('cancel')]: [cancelled],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel the import' }));
    expect(await screen.findByText('Cancelled: 2 created, 0 updated, 0 failed.')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([callOf('cancel')]);
  });
  it('has the result of each row with its account', async () => {
    const created = anImportRow({ result: 'created', userId: importedUserId });
    open({ [one]: [aDoneImport()], [rows]: [importRows(created)] });
    const link = await screen.findByRole('link', { name: 'Open account' });
    expect(link.getAttribute('href')).toBe(`/support/user/${importedUserId}`);
    expect(within(link.closest('tr')!).getByText('Created')).toBeTruthy();
    expect(screen.getByText('Done: 3 created, 1 updated, 1 failed.').getAttribute('role')).toBe('status');
    expect(currentStep()).toBe('Result');
  });
  it('sends claim mails after a confirmation', async () => {
    const { changes, flashes } = open({ [one]: [aDoneImport()], [callOf('claim-mails')]: [aDoneImport()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Send claim emails' }));
    confirm('Send claim emails');
    await screen.findByText('landlords.csv');
    expect(changes().map(({ call }) => call)).toEqual([callOf('claim-mails')]);
    expect(flashes()).toEqual(['The claim emails are on their way.']);
  });
  it('is rolled back after a confirmation, and names what stays', async () => {
    const undone = aDoneImport({ state: 'rolled_back', canMail: false, counts: { removed: 2, kept: 2 } });
    const kept = anImportRow({ result: 'created', undo: 'kept', keepReason: 'claimed' });
    const { changes } = open({
      [one]: [aDoneImport(), undone],
      [callOf('roll-back')]: [undone],
      [rows]: [importRows(kept)],
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    confirm('Roll back');
    expect(await screen.findByText('Rolled back: 2 removed, 0 restored, 2 kept.')).toBeTruthy();
    expect(await screen.findByText('Its owner has claimed it.')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([callOf('roll-back')]);
  });
  it('keeps a roll-back that was refused in its dialog', async () => {
    open({ [one]: [aDoneImport()], [callOf('roll-back')]: [503] });
    fireEvent.click(await screen.findByRole('button', { name: 'Roll back' }));
    confirm('Roll back');
    expect(await screen.findByText('That didn’t work')).toBeTruthy();
  });
  it('says when its rows are deleted, and offers no act without a reason', async () => {
    open({ [one]: [aDoneImport({ columns: [], canMail: false, rollBackUntil: undefined as never })] });
    expect(await screen.findByText('The rows of this file were deleted after 30 days.')).toBeTruthy();
    for (const name of ['Roll back', 'Send claim emails', 'Faulty rows as CSV'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
  it('that is unknown leads to the list, and a failure is loaded again', async () => {
    const { unmount } = open({ [one]: [404] });
    expect(await screen.findByText('This import doesn’t exist')).toBeTruthy();
    unmount();
    open({ [one]: [503, aDoneImport()] });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('landlords.csv')).toBeTruthy();
  });
});
