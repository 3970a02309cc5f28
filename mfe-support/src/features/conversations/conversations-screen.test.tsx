import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConversationSummary, conversationId, conversationsPage } from '../../testing/a-conversation.ts';
import { colleague, openAsSupport } from '../../testing/open-as-support.tsx';

const call = 'GET /support/messages';
const stateCall = 'POST /support/messages/state';
const at = '/support/messages';
const other = aConversationSummary({ id: '66666666-6666-4666-8666-666666666666', name: 'Bo', reference: 'M-66666666' });
const permissions = ['viewFormSubmissions', 'modifyReportedListings', 'viewUsers'] as const;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (visit: Visit) => openAsSupport({ at, permissions, responses: {}, ...visit });

beforeEach(() => localStorage.clear());

describe('the messages of forms', () => {
  it('show who wrote about what, and who works on it', async () => {
    open({
      responses: {
        [call]: [conversationsPage(aConversationSummary({ claimedBy: colleague, hasHeld: true }), other)],
        'GET /staff-names': [{ names: [{ id: colleague, name: 'Ben' }] }],
      },
    });
    const row = within((await screen.findByRole('link', { name: 'Leila Haddad' })).closest('tr')!);
    for (const text of ['M-55555555', 'May I rent before I arrive?', 'A problem with a listing', 'Held message'])
      expect(row.getByText(text)).toBeTruthy();
    expect(await row.findByText('Claimed by Ben')).toBeTruthy();
    expect(screen.getByText('2 messages')).toBeTruthy();
  });
  it('are searched in their list from three characters on, and a search is in the address', async () => {
    const { calls } = open({ at: `${at}?list=closed`, responses: { [call]: [conversationsPage()] } });
    const field = await screen.findByRole('searchbox', { name: 'Search by name, word, email or number' });
    fireEvent.change(field, { target: { value: 'le' } });
    expect(await screen.findByText('Type at least 3 characters.')).toBeTruthy();
    fireEvent.change(field, { target: { value: 'leila' } });
    await waitFor(() => expect(calls()).toContain(`${call}?list=closed&search=leila`));
    expect(calls()).not.toContain(`${call}?list=closed&search=le`);
    expect(await screen.findByText('No messages found')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(`${at}?search=leila`);
  });
  it('are closed many at once', async () => {
    const { changes, flashes } = open({
      responses: { [call]: [conversationsPage(aConversationSummary(), other)], [stateCall]: [{ changed: 2 }] },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(flashes()).toEqual(['2 messages changed.']));
    expect(changes()).toEqual([{ call: stateCall, body: { ids: [conversationId, other.id], state: 'closed' } }]);
    expect(screen.queryByText('2 selected')).toBeNull();
  });
  it('stay selected when a change failed', async () => {
    const { flashes } = open({
      responses: { [call]: [conversationsPage(aConversationSummary())], [stateCall]: [503] },
    });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Leila Haddad' }));
    fireEvent.click(screen.getByRole('button', { name: 'Mark as spam' }));
    await waitFor(() => expect(flashes()).toEqual(['Try again in a moment.']));
    expect(screen.getByText('1 selected')).toBeTruthy();
  });
  it('have no checkboxes for support who may only read', async () => {
    open({ permissions: ['viewFormSubmissions'], responses: { [call]: [conversationsPage(aConversationSummary())] } });
    await screen.findByRole('link', { name: 'Leila Haddad' });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
  it('explain that they are loaded, why they are missing, and are loaded again', async () => {
    open({ responses: { [call]: [503, conversationsPage()] } });
    expect(screen.getByText('Loading the messages')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No open messages')).toBeTruthy();
  });
  it('are closed to users who may not see them, without a request', async () => {
    const { calls } = open({ permissions: ['showListings'] });
    expect(await screen.findByText('You can’t open this page')).toBeTruthy();
    expect(calls()).toEqual([]);
  });
});
