import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Responses } from '../../../testing/api-in-turn.ts';
import type { Visitor } from '../../../testing/open-screen.tsx';
import { leadCall, openLead, openLeads, press, pressKey } from '../testing/open-leads.tsx';
import { leadId, secondId } from '../../../testing/leads.ts';
import { aLead } from '../testing/some-leads.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const replyCall = `POST /elandlord/leads/${leadId}/replies`;
const sentMessage = { message: { id: '2', from: 'landlord', text: 'Yes.', at: '2026-11-21T12:00:00.000Z' } };
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your reply');
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const open = async (
  replies: Responses[string],
  given: Parameters<typeof openLead>[0] = {},
  visitor: Partial<Visitor> = {},
) => {
  const opened = await openLead(given, { [replyCall]: replies }, visitor);
  return { ...opened, keys: () => opened.bodiesOf(replyCall).map(({ key }) => key) };
};
const refusal = (status: number, code: string, message: string) => ({ status, code, message });

describe('a reply', () => {
  it('is sent with a key, and the conversation is loaded again', async () => {
    const { bodiesOf, countOf, flashes } = await open([{ status: 201, ...sentMessage }]);
    write(' Yes, it is. ');
    const loaded = countOf(leadCall);
    await press('Send reply');
    await waitFor(() => expect(field().value).toBe(''));
    expect(bodiesOf(replyCall)).toEqual([{ key: expect.stringMatching(/^[a-z0-9]{20,40}$/), message: 'Yes, it is.' }]);
    expect(flashes()).toEqual(['Your reply to Amara is on its way.']);
    await waitFor(() => expect(countOf(leadCall)).toBeGreaterThan(loaded));
  });
  it('is sent by Ctrl Enter', async () => {
    const { countOf } = await open([{ status: 201, ...sentMessage }]);
    write('Yes.');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(countOf(replyCall)).toBe(0);
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(countOf(replyCall)).toBe(1));
  });
  it('to an address that is not confirmed says what happens next', async () => {
    const { flashes } = await open([{ status: 201, ...sentMessage }], { isAddressConfirmed: false });
    write('Yes.');
    await press('Send reply');
    await waitFor(() => expect(flashes()[0]).toContain('asked Amara to confirm'));
  });
  it('that is empty is not sent', async () => {
    const { countOf } = await open([]);
    write('  ');
    await press('Send reply');
    expect(await screen.findByText('Write your reply first.')).toBeTruthy();
    expect([document.activeElement, countOf(replyCall)]).toEqual([field(), 0]);
  });
  it('keeps its key after a lost response, also when its text changes; the next reply has a new one', async () => {
    const { keys, bodiesOf } = await open([0, 0, { status: 201, ...sentMessage }]);
    write('Yes.');
    await press('Send reply');
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /Your text is still here\..*Check your connection and try again\./,
    );
    expect(field().value).toBe('Yes.');
    write('Yes!');
    await press('Send reply');
    await waitFor(() => expect(keys()).toHaveLength(2));
    await press('Send reply');
    await waitFor(() => expect(field().value).toBe(''));
    write('One more.');
    await press('Send reply');
    await waitFor(() => expect(keys()).toHaveLength(4));
    expect([new Set(keys().slice(0, 3)).size, keys()[3] === keys()[0]]).toEqual([1, false]);
    expect(bodiesOf(replyCall).map(({ message }) => message)).toEqual(['Yes.', 'Yes!', 'Yes!', 'One more.']);
  });
  it('whose first version was sent already gets a new key once it is changed', async () => {
    const { keys } = await open([
      refusal(409, 'key-taken', 'Reload.'),
      refusal(409, 'key-taken', 'Reload.'),
      sentMessage,
    ]);
    write('Yes!');
    await press('Send reply');
    expect(await screen.findByText(/has already been sent: see the messages above/)).toBeTruthy();
    await press('Send reply');
    await waitFor(() => expect(keys()).toHaveLength(2));
    await screen.findByText(/has already been sent: see the messages above/);
    write('Yes, and one more thing.');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Send reply');
    await waitFor(() => expect(keys()).toHaveLength(3));
    expect([keys()[0] === keys()[1], keys()[2] === keys()[1]]).toEqual([true, false]);
  });
  it.each([
    refusal(410, 'writer-erased', 'This person deleted their account.'),
    refusal(409, 'writer-blocked', 'You blocked this person.'),
    refusal(429, 'too-many-replies', 'You’ve sent a lot of replies this hour.'),
  ])('that is refused ($code) says why, and its text stays', async (response) => {
    await open([response]);
    write('Yes.');
    await press('Send reply');
    expect((await screen.findByRole('alert')).textContent).toContain(response.message);
    expect(field().value).toBe('Yes.');
  });
});

describe('a draft', () => {
  it('is stored, and is there again after another lead was open', async () => {
    const { unmount } = await open([]);
    write('Half a rep');
    expect(screen.getByText('Draft saved')).toBeTruthy();
    unmount();
    openLeads(
      {
        [leadCall]: [{ lead: aLead() }],
        [`GET /elandlord/leads/${secondId}`]: [{ lead: aLead({ id: secondId }) }],
      },
      { at: `/portal/leads/${leadId}` },
    );
    expect(await screen.findByDisplayValue('Half a rep')).toBeTruthy();
    await screen.findByRole('link', { name: /Wei/ });
    screen.getByRole('region', { name: /^Conversation/ }).focus();
    pressKey('j');
    await waitFor(() => expect(field().value).toBe(''));
  });
  it('of a reply whose response was lost keeps its key after a reload', async () => {
    const first = await open([0]);
    write('Yes.');
    await press('Send reply');
    await screen.findByRole('alert');
    first.unmount();
    const second = await open([{ status: 201, ...sentMessage }]);
    await press('Send reply');
    await waitFor(() => expect(second.keys()).toEqual(first.keys()));
  });
  it('to a blocked renter stays in sight; without one there is no box', async () => {
    const { unmount } = await open([]);
    write('Yes.');
    unmount();
    const blocked = await open([], { isBlocked: true });
    expect(field().value).toBe('Yes.');
    blocked.unmount();
    localStorage.clear();
    await open([], { isBlocked: true });
    expect(screen.queryByLabelText('Your reply')).toBeNull();
  });
});

describe('quick replies', () => {
  it('begin an empty reply with a greeting, and follow what is written', async () => {
    await open([]);
    await press('Still available');
    expect(field().value).toBe('Hi Amara,\n\nYes, the home is still available. When would you like to see it?');
    expect(document.activeElement).toBe(field());
    await press('Pets');
    expect(field().value).toMatch(/see it\?\n\nCould you tell me a little more about your pets/);
    expect(field().value.match(/Hi Amara/g)).toHaveLength(1);
  });
  it('are in the language of the page', async () => {
    await openLeadInFrench();
    fireEvent.click(screen.getByRole('button', { name: 'Encore libre' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Votre réponse').value).toMatch(/^Bonjour Amara,\n\nOui, /);
  });
  it('do not exceed the length of a reply', async () => {
    await open([]);
    write('x'.repeat(3_990));
    await press('Still available');
    expect(field().value).toHaveLength(4_000);
    expect(screen.getByText('0 characters left')).toBeTruthy();
  });
});

describe('the reply bar of a phone', () => {
  it('leads to the field, then sends', async () => {
    const { countOf } = await open([{ status: 201, ...sentMessage }], {}, { isPhone: true });
    await userEvent.click(screen.getByRole('button', { name: 'Write a reply' }));
    expect(document.activeElement).toBe(field());
    await userEvent.type(field(), 'Yes.');
    await press('Send reply');
    await waitFor(() => expect(countOf(replyCall)).toBe(1));
  });
});

async function openLeadInFrench() {
  openLeads({ [leadCall]: [{ lead: aLead() }] }, { at: `/portal/leads/${leadId}`, language: 'fr-CA' });
  await screen.findByRole('button', { name: 'Encore libre' });
}
