import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffNote } from '@porchlight/contracts/accounts';
import { aSupportUser, supportUserId } from '../../testing/a-support-user.ts';
import { colleague, me, openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const record = `/support/users/${supportUserId}`;
const list = `GET ${record}/notes`;
const noteId = '41';
const note = `${record}/notes/${noteId}`;
const aNote = (given: Partial<StaffNote> = {}): StaffNote => ({
  id: noteId,
  text: 'Asked for the lease.',
  version: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  authorId: me,
  ...given,
});
const page = (...notes: readonly StaffNote[]) => ({ notes: [...notes], isMore: false });
const conflict = { status: 409, code: 'version-conflict', message: 'Changed.' };
type Visit = Partial<Pick<Parameters<typeof openAsSupport>[0], 'language' | 'permissions'>>;
const open = (responses: Responses, visit: Visit = {}) =>
  openAsSupport({
    at: `/support/user/${supportUserId}`,
    permissions: ['showUser', 'viewUsers', 'createRenterPasswordResets'],
    responses: {
      [`GET ${record}`]: [aSupportUser()],
      [`GET ${record}/sessions`]: [{ sessions: [] }],
      [`GET ${record}/mails`]: [{ mails: [] }],
      'GET /staff-names': [{ names: [{ id: colleague, name: 'Sam Roy' }] }],
      ...responses,
    },
    ...visit,
  });
const card = async () => within(await screen.findByRole('region', { name: 'Notes' }));
const press = async (name: string) => fireEvent.click(await (await card()).findByRole('button', { name }));
const field = async (name: string) => (await card()).findByRole<HTMLTextAreaElement>('textbox', { name });
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });

beforeEach(() => localStorage.clear());

describe('the notes on a record', () => {
  it('name their authors, and say when they were edited', async () => {
    open({
      [list]: [
        page(
          aNote({ id: '43', editedAt: '2026-11-21T12:00:00.000Z' }),
          aNote({ id: '42', authorId: colleague, text: 'Called back.' }),
          { id: '41', text: 'Old account.', version: 1, createdAt: '2026-11-19T12:00:00.000Z' },
        ),
      ],
    });
    const notes = await card();
    const items = await notes.findAllByRole('listitem');
    await waitFor(() => expect(items[1]?.textContent).toContain('Sam Roy'));
    expect(items.map((item) => within(item).queryByRole('button', { name: 'Edit' }) !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(items[0]?.textContent).toMatch(/^You.*, edited Nov 21, 2026/);
    expect(items[2]?.textContent).toMatch(/^A former colleague/);
  });
  it('are followed by the older ones on request', async () => {
    const { calls } = open({
      [list]: [{ ...page(aNote({ id: '42', text: 'Newer' })), isMore: true }, page(aNote({ id: '41', text: 'Older' }))],
    });
    await press('Show older notes');
    expect(await (await card()).findByText('Older')).toBeTruthy();
    expect((await card()).queryByRole('button', { name: 'Show older notes' })).toBeNull();
    expect(calls()).toContain(`${list}?before=42`);
  });
  it('are read, and not written, without the permission of the acts', async () => {
    open({ [list]: [page(aNote())] }, { permissions: ['showUser'] });
    expect(await (await card()).findByText('Asked for the lease.')).toBeTruthy();
    for (const name of ['Add note', 'Edit', 'Delete'])
      expect((await card()).queryByRole('button', { name })).toBeNull();
  });
  it('load again after a failure, without the rest of the record', async () => {
    const { calls } = open({ [list]: [503, page()] });
    await press('Try again');
    expect(await (await card()).findByText('No notes yet.')).toBeTruthy();
    expect(calls().filter((call) => call === `GET ${record}`)).toHaveLength(1);
  });
  it('are in French in a French page', async () => {
    open({ [list]: [page(aNote({ editedAt: '2026-11-21T12:00:00.000Z' }))] }, { language: 'fr-CA' });
    const notes = await card();
    expect(await notes.findByText('Vous')).toBeTruthy();
    expect(notes.getByText(/modifiée le 21 nov\. 2026/)).toBeTruthy();
  });
});

describe('a new note', () => {
  it('is added to the list, and the field is empty again', async () => {
    const { changes } = open({ [list]: [page(), page(aNote())], [`POST ${record}/notes`]: [aNote()] });
    await type('New note', 'Asked for the lease.');
    await press('Add note');
    expect(await (await card()).findByText('Asked for the lease.', { selector: 'p' })).toBeTruthy();
    expect((await field('New note')).value).toBe('');
    expect(changes()).toEqual([{ call: `POST ${record}/notes`, body: { text: 'Asked for the lease.' } }]);
  });
  it('is not sent without text', async () => {
    const { changes } = open({ [list]: [page()] });
    await type('New note', '   ');
    await press('Add note');
    expect((await field('New note')).getAttribute('aria-invalid')).toBe('true');
    expect(changes()).toEqual([]);
  });
  it('stays in the field when it was not saved', async () => {
    open({ [list]: [page()], [`POST ${record}/notes`]: [503] });
    await type('New note', 'Asked for the lease.');
    await press('Add note');
    expect(await (await card()).findByText('The note wasn’t saved')).toBeTruthy();
    expect((await field('New note')).value).toBe('Asked for the lease.');
  });
});

describe('an own note', () => {
  it('is edited', async () => {
    const edited = aNote({ text: 'Sent the lease.', version: 2 });
    const { changes } = open({ [list]: [page(aNote()), page(edited)], [`PATCH ${note}`]: [edited] });
    await press('Edit');
    await type('Note', 'Sent the lease.');
    await press('Save');
    expect(await (await card()).findByText('Sent the lease.', { selector: 'p' })).toBeTruthy();
    expect(changes()).toEqual([{ call: `PATCH ${note}`, body: { text: 'Sent the lease.', version: 1 } }]);
  });
  it('that was edited elsewhere is shown beside what was typed, which replaces it when it is saved again', async () => {
    const elsewhere = aNote({ text: 'Written on the phone.', version: 2 });
    const { changes } = open({
      [list]: [page(aNote()), page(elsewhere)],
      [`PATCH ${note}`]: [conflict, aNote({ version: 3 })],
    });
    await press('Edit');
    await type('Note', 'Sent the lease.');
    await press('Save');
    const notice = await (await card()).findByRole('alert');
    expect(notice.textContent).toContain('Written on the phone.');
    expect((await field('Note')).value).toBe('Sent the lease.');
    await press('Save');
    await waitFor(() => expect(changes().map(({ body }) => body['version'])).toEqual([1, 2]));
  });
  it('that was deleted elsewhere leaves what was typed', async () => {
    open({
      [list]: [page(aNote())],
      [`PATCH ${note}`]: [{ status: 404, code: 'note-not-found', message: 'It is gone.' }],
    });
    await press('Edit');
    await type('Note', 'Sent the lease.');
    await press('Save');
    expect((await (await card()).findByRole('alert')).textContent).toContain('It is gone.');
    expect((await field('Note')).value).toBe('Sent the lease.');
  });
  it('is deleted after a confirmation', async () => {
    const { changes } = open({ [list]: [page(aNote()), page()], [`DELETE ${note}`]: [{}] });
    await press('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this note?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Delete note' }));
    expect(await (await card()).findByText('No notes yet.')).toBeTruthy();
    expect(changes().map(({ call }) => call)).toEqual([`DELETE ${note}`]);
  });
});
