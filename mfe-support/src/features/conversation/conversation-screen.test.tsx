import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aConversation,
  aConversationSummary,
  conversationId,
  conversationsPage,
} from '../../testing/a-conversation.ts';
import { colleague, me, openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const at = `/support/messages/${conversationId}`;
const record = `GET ${at}`;
const queueCall = 'GET /support/messages';
const replyCall = `POST ${at}/replies`;
const stateCall = 'POST /support/messages/state';
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Responses = {}, stored: object = aConversation(), visit: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['viewFormSubmissions', 'modifyReportedListings', 'viewUsers'],
    responses: { [record]: [stored], [queueCall]: [conversationsPage()], ...responses },
    ...visit,
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const replyField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });
const write = async (text: string) => fireEvent.change(await replyField(), { target: { value: text } });
const staffMessage = {
  id: '1',
  author: 'staff',
  authorId: me,
  text: 'Yes.',
  sentAt: '2026-11-21T10:00:00.000Z',
} as const;

beforeEach(() => localStorage.clear());

describe('a conversation', () => {
  it('shows what was written, by whom and from where, with a masked address', async () => {
    open(
      { 'GET /staff-names': [{ names: [{ id: colleague, name: 'Ben' }] }] },
      aConversation({
        messages: [
          { ...staffMessage, hadFiles: false },
          { ...staffMessage, id: '2', authorId: colleague, text: 'Of course.', hadFiles: false },
          { id: '3', author: 'person', text: 'Thanks!', sentAt: staffMessage.sentAt, hadFiles: true },
        ],
      }),
    );
    const thread = within(await screen.findByRole('region', { name: 'Conversation' }));
    expect(thread.getAllByRole('listitem')).toHaveLength(4);
    for (const text of ['You', 'Thanks!', 'The email had files. They aren’t stored.'])
      expect(thread.getByText(text)).toBeTruthy();
    expect(await thread.findByText('Ben')).toBeTruthy();
    const person = within(screen.getByRole('region', { name: 'Person' }));
    for (const text of ['l•••@example.com', 'A problem with a listing', '/contact', 'M-55555555', 'English (Canada)'])
      expect(person.getByText(text)).toBeTruthy();
  });
  it('shows the address on request', async () => {
    open({ [`POST ${at}/sender`]: [{ email: 'leila@example.com' }] });
    await press('Show');
    expect((await screen.findByRole('link', { name: 'leila@example.com' })).getAttribute('href')).toBe(
      'mailto:leila@example.com',
    );
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
  });
  it('is replied to with Ctrl and Enter, once for one text', async () => {
    const replied = aConversation({ list: 'replied', version: 2, messages: [{ ...staffMessage, hadFiles: false }] });
    const { changes, flashes } = open({ [record]: [aConversation(), replied], [replyCall]: [replied] });
    await write('Yes.');
    fireEvent.keyDown(await replyField(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(flashes()).toEqual(['Reply sent.']));
    expect(changes()).toEqual([
      { call: replyCall, body: { key: expect.stringMatching(/^[a-z0-9]{32}$/), version: 1, text: 'Yes.' } },
    ]);
    expect((await replyField()).value).toBe('');
    expect(screen.getByText('Replied')).toBeTruthy();
  });
  it('that failed to be sent keeps its text and its key', async () => {
    const { changes } = open({ [replyCall]: [503, aConversation()] });
    await write('Yes.');
    await press('Send reply');
    expect(await screen.findByText('Your reply wasn’t sent. It’s still here.')).toBeTruthy();
    expect((await replyField()).value).toBe('Yes.');
    await press('Send reply');
    await waitFor(() => expect(changes()).toHaveLength(2));
    const [first, second] = changes();
    expect(second?.body['key']).toBe(first?.body['key']);
  });
  it('shows the reply of a colleague who was faster, above the text', async () => {
    const newer = aConversation({
      version: 2,
      messages: [{ ...staffMessage, authorId: colleague, text: 'Already answered.', hadFiles: false }],
    });
    const refusal = { status: 409, code: 'newer-messages', message: 'There is a newer message.' };
    const { changes } = open({ [record]: [aConversation(), newer], [replyCall]: [refusal, newer] });
    await write('Yes.');
    await press('Send reply');
    expect(await screen.findByText('Already answered.')).toBeTruthy();
    expect(screen.getByText('There is a newer message.')).toBeTruthy();
    expect((await replyField()).value).toBe('Yes.');
    await press('Send reply');
    await waitFor(() => expect(changes()[1]?.body).toMatchObject({ version: 2, text: 'Yes.' }));
  });
  it('has quick replies in the language of the person, which follow what was written', async () => {
    open({}, aConversation({ language: 'fr-CA' }));
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Quick reply' });
    const option = within(choice).getByRole<HTMLOptionElement>('option', { name: 'We’re looking into it' });
    fireEvent.change(choice, { target: { value: option.value } });
    expect((await replyField()).value).toMatch(/^Merci de nous avoir écrit/);
    await write('Bonjour Leila,');
    fireEvent.change(choice, { target: { value: option.value } });
    expect((await replyField()).value).toMatch(/^Bonjour Leila,\n\nMerci/);
    expect((await replyField()).lang).toBe('fr-CA');
  });
  it('is closed with E, and the next one opens', async () => {
    const next = aConversationSummary({ id: '66666666-6666-4666-8666-666666666666' });
    const { address, changes, flashes } = open({
      [queueCall]: [conversationsPage(aConversationSummary(), next)],
      [stateCall]: [{ changed: 1 }],
    });
    await replyField();
    fireEvent.keyDown(document.body, { key: 'e' });
    await waitFor(() => expect(address()).toBe(`/support/messages/${next.id}`));
    expect(changes()).toEqual([{ call: stateCall, body: { ids: [conversationId], state: 'closed' } }]);
    expect(flashes()).toEqual(['Closed. This is the next one.']);
  });
  it('is replied to after R, and the queue is walked with J and K', async () => {
    const next = aConversationSummary({ id: '66666666-6666-4666-8666-666666666666' });
    const { address } = open({ [queueCall]: [conversationsPage(aConversationSummary(), next)] });
    const field = await replyField();
    fireEvent.keyDown(document.body, { key: 'r' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(address()).toBe(`/support/messages/${next.id}`));
  });
  it('that is spam is reopened', async () => {
    const { changes } = open({ [stateCall]: [{ changed: 1 }] }, aConversation({ list: 'spam' }));
    await press('Reopen');
    await waitFor(() => expect(changes()[0]?.body).toEqual({ ids: [conversationId], state: 'open' }));
    expect(screen.queryByRole('button', { name: 'Mark as spam' })).toBeNull();
  });
  it('shows a held message with the decision about it', async () => {
    const held = {
      id: '9',
      author: 'person',
      text: 'From work.',
      sentAt: staffMessage.sentAt,
      hadFiles: false,
    } as const;
    const { changes } = open(
      { [`POST ${at}/held/9`]: [aConversation()] },
      aConversation({ hasHeld: true, messages: [{ ...held, heldFrom: 'l•••@work.example' }] }),
    );
    expect(await screen.findByText(/This email came from l•••@work.example/)).toBeTruthy();
    await press('Add to the conversation');
    await waitFor(() => expect(changes()[0]?.body).toEqual({ decision: 'add' }));
  });
  it('is claimed, unless a colleague was faster', async () => {
    const { flashes } = open({ [`POST ${at}/claim`]: [{ status: 409, message: 'A colleague is working on it.' }] });
    await press('Claim');
    await waitFor(() => expect(flashes()).toEqual(['A colleague is working on it.']));
  });
  it('shows no acts to support who may only read', async () => {
    open({}, aConversation(), { permissions: ['viewFormSubmissions'] });
    await screen.findByRole('region', { name: 'Conversation' });
    for (const name of ['Claim', 'Send reply', 'Close', 'Mark as spam'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
  it.each([404, 422])('leads back to the list after %s', async (status) => {
    openAsSupport({ at, permissions: ['viewFormSubmissions'], responses: { [record]: [status] } });
    expect((await screen.findByRole('link', { name: 'Go to the messages' })).getAttribute('href')).toBe(
      '/support/messages',
    );
  });
});
