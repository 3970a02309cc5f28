import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFaq, faqApi, openFaqs } from './testing/in-console.tsx';
import { standInForBrowser } from './testing/stand-in-for-browser.ts';

beforeAll(() => standInForBrowser(jest.fn));
beforeEach(() => localStorage.clear());

const editPath = '/admin/faqs/faq-1/edit';
const english = async () => {
  const group = await screen.findByRole('group', { name: 'FAQ question' });
  return within(group).getByLabelText<HTMLTextAreaElement>('English');
};

describe('form of a resource', () => {
  it('checks all fields on submit and focuses the first wrong one', async () => {
    const { send, requests } = faqApi([aFaq()]);
    openFaqs(editPath, send);
    await userEvent.clear(await english());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Fill in “FAQ question”.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await english()));
    expect(requests).toEqual([]);
  });
  it('saves the fields with the version that they are based on', async () => {
    const { send, requests } = faqApi([aFaq()]);
    openFaqs(editPath, send);
    await userEvent.type(await english(), ' Really?');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      call: 'PATCH /admin/faqs/faq-1',
      body: {
        version: 3,
        question: { 'en-CA': 'Do I need a credit history? Really?' },
        position: 1,
        state: 'published',
      },
    });
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  });
  it('shows errors of the server at their fields', async () => {
    const errors = { position: ['Choose a free place.'] };
    openFaqs(
      editPath,
      faqApi([aFaq()], { 'PATCH /admin/faqs/faq-1': [422, { message: 'Wrong.', code: 'invalid', errors }] }).send,
    );
    await userEvent.type(await english(), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a free place.')).toBeTruthy();
    expect((await english()).value).toBe('Do I need a credit history?!');
  });
  it('compares both versions after a conflict, and saves the chosen fields on the newer version', async () => {
    const api = faqApi([aFaq()]);
    const conflict = { message: 'Changed.', code: 'version-conflict' };
    let isStale = true;
    const { requests, records } = api;
    openFaqs(editPath, (path, init) => {
      if (init.method !== 'PATCH' || !isStale) return api.send(path, init);
      isStale = false;
      return Promise.resolve({ status: 409, body: JSON.stringify(conflict) });
    });
    await userEvent.type(await english(), ' Mine');
    records.set('faq-1', aFaq({ version: 4, question: { 'en-CA': 'Theirs' }, position: 9 }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this record' });
    expect(within(dialog).getByText('Do I need a credit history? Mine')).toBeTruthy();
    expect(within(dialog).getByText('Theirs')).toBeTruthy();
    const position = within(dialog).getByRole('group', { name: 'FAQ position' });
    await userEvent.click(within(position).getByLabelText('Take theirs'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save this version' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({
      version: 4,
      question: { 'en-CA': 'Do I need a credit history? Mine' },
      position: 9,
    });
  });
  it('offers to create before the first key, and says which fields are required', async () => {
    openFaqs('/admin/faqs/create', faqApi([]).send);
    expect(await screen.findByRole('button', { name: 'Create' })).toBeTruthy();
    expect(screen.getByText('All fields are required unless marked optional.')).toBeTruthy();
  });
  it('has a heading while the record is loaded, and when it does not exist', async () => {
    openFaqs('/admin/faqs/none/edit', faqApi([]).send);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('FAQ title');
    const missing = await screen.findByRole('heading', { level: 1, name: 'This record doesn’t exist' });
    expect(missing).toBe(screen.getByRole('heading', { level: 1 }));
  });
  it('names who made each change, for users who may view users', async () => {
    const change = (version: number, actorId: string) => ({
      version,
      actorId,
      action: 'modified',
      at: aFaq().updatedAt,
    });
    const api = () =>
      faqApi([aFaq()], {
        'GET /admin/faqs/faq-1/history': [
          200,
          {
            changes: [
              { ...change(3, 'staff00001'), after: {} },
              { ...change(2, 'staff00002'), after: {} },
            ],
          },
        ],
        'GET /staff-names': [200, { names: [{ id: 'staff00002', name: 'Omar Haddad' }] }],
      }).send;
    const { unmount } = openFaqs(editPath, api(), { viewFaqs: true, modifyFaqs: true, viewUsers: true });
    expect(await screen.findByText(/by Omar Haddad$/)).toBeTruthy();
    expect(screen.getByText(/by you$/)).toBeTruthy();
    unmount();
    openFaqs(editPath, api());
    expect(await screen.findByText(/by a staff member$/)).toBeTruthy();
  });
  it('asks before a changed form is left', async () => {
    openFaqs(editPath, faqApi([aFaq()]).send);
    await userEvent.type(await english(), '!');
    await userEvent.click(screen.getByRole('link', { name: 'FAQ title' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  });
});
