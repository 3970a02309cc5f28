import type { FormSubmission } from '@porchlight/contracts/content';
import type { Language, PermissionName } from '@porchlight/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../testing/open-as-staff.tsx';
import { FormsScreen } from './forms-screen.tsx';

const form = {
  id: 'contact',
  version: 2,
  updatedAt: '2026-11-20T12:00:00.000Z',
  label: 'Write to us',
  recipients: ['desk@example.com'],
  confirmation: { 'en-CA': 'Thank you.' },
  isOpen: true,
  openSubmissions: 3,
};
const aSubmission = (given: Partial<FormSubmission> = {}): FormSubmission => ({
  id: '7',
  sentAt: '2026-11-20T12:00:00.000Z',
  isSuspect: false,
  language: 'fr-CA',
  page: '/contact',
  answers: { name: 'Leila', email: 'leila@example.com', topic: 'home', message: 'Hello\n<b>there</b>' },
  ...given,
});
const pageOf = (...submissions: FormSubmission[]) =>
  [
    200,
    {
      submissions,
      pagination: {
        currentPage: 1,
        total: submissions.length,
        more: false,
        prevPages: [],
        nextPages: [],
        showing: { start: 1, end: 1 },
        numOfListingsFromPageOne: 1,
        endOfListings: true,
      },
    },
  ] as const;

const all: readonly PermissionName[] = ['viewForms', 'modifyForms', 'viewFormSubmissions'];
const submissionsCall = 'GET /admin/forms/contact/submissions';
interface Opened {
  readonly at?: string;
  readonly permissions?: readonly PermissionName[];
  readonly responses?: Readonly<Record<string, FakeResponse>>;
  readonly language?: Language;
}
const open = ({ at = '?form=contact', permissions = all, responses = {}, language = 'en-CA' }: Opened = {}) =>
  openAsStaff({
    screen: <FormsScreen />,
    at: `/admin/forms${at}`,
    permissions,
    language,
    responses: {
      'GET /admin/forms': [200, { records: [form], pagination: {} }],
      'GET /admin/forms/contact': [200, form],
      'GET /admin/forms/contact/history': [200, { changes: [] }],
      [submissionsCall]: pageOf(aSubmission()),
      ...responses,
    },
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});

describe('the list of forms', () => {
  it('has fields, recipients and the number of open messages', async () => {
    open({ at: '' });
    const row = (await screen.findByRole('link', { name: 'Write to us' })).closest('tr');
    expect(row?.textContent).toBe('Write to usName, Email, Topic, Messagedesk@example.com3');
  });
  it('says that it failed to load', async () => {
    open({ at: '', responses: { 'GET /admin/forms': [503, { code: 'unavailable', message: 'Try again soon.' }] } });
    expect(await screen.findByText('We couldn’t load the forms')).toBeTruthy();
  });
});

describe('the messages of a form', () => {
  it('are shown as text with page and language, and with their time of retention', async () => {
    open();
    const text = await screen.findByText(/<b>there<\/b>/);
    expect([text.textContent, text.lang]).toEqual(['Hello\n<b>there</b>', 'fr-CA']);
    const item = within(text.closest('li') as HTMLElement);
    expect(item.getByRole('heading').textContent).toBe('A home, from Leila');
    expect(item.getByText('/contact')).toBeTruthy();
    expect(item.getByText('French (Canada)')).toBeTruthy();
    expect(screen.getByText('Messages are deleted 12 months after they were sent.')).toBeTruthy();
  });
  it('that are suspect are in a tab of their own, and marked', async () => {
    const asked: (string | null)[] = [];
    open({
      at: '?form=contact&tab=suspect',
      responses: {
        [submissionsCall]: (_, query) => {
          asked.push(query.get('list'));
          return pageOf(aSubmission({ isSuspect: true }));
        },
      },
    });
    const item = (await screen.findByText('A home, from Leila')).closest('li') as HTMLElement;
    expect(within(item).getByText('Suspect')).toBeTruthy();
    expect(screen.getByText(/A hidden field of these messages was filled in/)).toBeTruthy();
    expect(asked).toEqual(['suspect']);
  });
  it('are marked as handled, and reopened', async () => {
    const { changes } = open({ responses: { 'PATCH /admin/form-submissions/7': [200, {}] } });
    await screen.findByText('A home, from Leila');
    press('Mark as handled');
    await waitFor(() =>
      expect(changes).toEqual([{ call: 'PATCH /admin/form-submissions/7', body: { isHandled: true } }]),
    );
  });
  it('are deleted after a question; a refusal is shown there', async () => {
    const { changes } = open();
    await screen.findByText('A home, from Leila');
    press('Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
    expect(dialog.getByText(/from Leila is deleted for good/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Delete message' }));
    expect(await dialog.findByText('We couldn’t delete the message')).toBeTruthy();
    expect(changes.map(({ call }) => call)).toEqual(['DELETE /admin/form-submissions/7']);
  });
  it('cannot be changed without the permission, or read without theirs', async () => {
    open({ permissions: ['viewForms', 'viewFormSubmissions'] });
    await screen.findByText('A home, from Leila');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
  it('are no tabs for users who may see the form only', async () => {
    open({ permissions: ['viewForms'] });
    expect(await screen.findByText('Fields of the form')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
  it('are none, in French', async () => {
    open({ language: 'fr-CA', responses: { [submissionsCall]: pageOf() } });
    expect(await screen.findByText('Aucun message ouvert')).toBeTruthy();
  });
});

describe('the settings of a form', () => {
  it('are recipients, one a line, and the confirmation in both languages', async () => {
    const { changes } = open({
      at: '?form=contact&tab=settings',
      responses: { 'PATCH /admin/forms/contact': [200, { ...form, version: 3 }] },
    });
    const recipients = await screen.findByLabelText<HTMLTextAreaElement>(/Recipients/);
    fireEvent.change(recipients, { target: { value: 'desk@example.com\n  night@example.com \n' } });
    fireEvent.change(screen.getByLabelText(/French/), { target: { value: 'Merci.' } });
    press('Save');
    await waitFor(() => expect(changes).toHaveLength(1));
    expect(changes[0]?.body).toEqual({
      version: 2,
      recipients: ['desk@example.com', 'night@example.com'],
      confirmation: { 'en-CA': 'Thank you.', 'fr-CA': 'Merci.' },
    });
  });
  it('refuse a line that is no address before anything is sent', async () => {
    const { changes } = open({ at: '?form=contact&tab=settings' });
    const recipients = await screen.findByLabelText(/Recipients/);
    fireEvent.change(recipients, { target: { value: 'Desk <desk@example.com>' } });
    press('Save');
    expect(await screen.findByText('Enter an email address like name@example.com.', { exact: false })).toBeTruthy();
    expect(changes).toEqual([]);
  });
  it('are not there for a form that does not exist', async () => {
    open({ at: '?form=nowhere' });
    expect(await screen.findByRole('heading', { name: 'This form doesn’t exist' })).toBeTruthy();
  });
});
