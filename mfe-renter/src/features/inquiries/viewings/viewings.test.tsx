import type { InquiryThread, Viewing } from '@porchlight/contracts/catalog';
import type { Send } from '@porchlight/client';
import { aListingCard, inSite } from '@porchlight/listing-ui/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ThreadPanel } from '../thread-panel.tsx';

const id = '0b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d11';
const viewingId = '2b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d13';
const times = ['2026-12-05T19:00:00.000Z', '2026-12-06T19:00:00.000Z'] as const;
const aViewing = (given: Partial<Viewing> = {}): Viewing => ({
  id: viewingId,
  status: 'proposed',
  times: [...times],
  timeZone: 'America/Vancouver',
  durationMinutes: 45,
  note: 'Ring twice.',
  proposedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-23T12:00:00.000Z',
  ...given,
});
const threadWith = (viewing: Viewing): InquiryThread => ({
  inquiry: {
    id,
    listing: aListingCard(),
    landlord: { name: 'Maple Homes', verified: true },
    message: 'Is it free?',
    status: 'replied',
    sentAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    messageCount: 1,
  },
  messages: [
    { from: 'me', text: 'Is it free?', at: '2026-11-20T10:00:00.000Z' },
    { from: 'me', text: 'And the cat?', at: '2026-11-20T14:00:00.000Z' },
  ],
  viewings: [viewing],
});

/** Opens a conversation; after an answer it is loaded as the second viewing. `answer` responds to answers. */
function open(
  { before = aViewing(), after = before }: { before?: Viewing; after?: Viewing } = {},
  answer: () => Promise<{ status: number; body: string }> = () =>
    Promise.resolve({ status: 200, body: '{"viewing":{}}' }),
  language: 'en-CA' | 'fr-CA' = 'en-CA',
) {
  const sent: (readonly [string, unknown])[] = [];
  const send: Send = async (path, { body }) => {
    if (!path.startsWith('/my-viewings/'))
      return { status: 200, body: JSON.stringify(threadWith(sent.length > 0 ? after : before)) };
    sent.push([path, JSON.parse(body ?? '{}')]);
    return answer();
  };
  const { store, wrapper } = inSite({ language, send });
  render(<ThreadPanel id={id} />, { wrapper });
  return { sent, flashes: () => store.getState().flash.map(({ text }) => text) };
}
const card = async (name = 'Viewing') => within(await screen.findByRole('region', { name }));
const refusal = (code: string, message: string) => () =>
  Promise.resolve({ status: 409, body: JSON.stringify({ code, message, current: { status: 'cancelled' } }) });

describe('proposed viewing times', () => {
  it('stand between the messages, on the clock at the home, with the name of its zone', async () => {
    open();
    const shown = await card();
    expect(shown.getAllByText(/^(Sat|Sun), Dec [56], 11:00/).length).toBeGreaterThanOrEqual(2);
    expect([shown.getByText(/45 minutes · Pacific Time/), shown.getByText('Ring twice.')].every(Boolean)).toBe(true);
    const text = screen.getByRole('region', { name: 'Conversation' }).textContent ?? '';
    const order = ['Is it free?', 'Choose a time', 'And the cat?'].map((part) => text.indexOf(part));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });
  it('are accepted with one press, also of a double click; then a warning and the calendar follow', async () => {
    let respond = () => undefined as void;
    const waits = new Promise<{ status: number; body: string }>((resolve) => {
      respond = () => resolve({ status: 200, body: '{"viewing":{}}' });
    });
    const { sent, flashes } = open({ after: aViewing({ status: 'accepted', acceptedTime: times[1] }) }, () => waits);
    await userEvent.dblClick((await card()).getByRole('button', { name: /^Accept Sun, Dec 6/ }));
    respond();
    expect(await screen.findByText('Accepted')).toBeTruthy();
    expect(sent).toEqual([[`/my-viewings/${viewingId}/accepted`, { time: times[1] }]]);
    expect(flashes()).toEqual(['The viewing is agreed. We’ve told the landlord.']);
    const shown = await card();
    expect([shown.queryByText(/^Sat/), shown.queryByRole('button', { name: /^Accept/ })]).toEqual([null, null]);
    expect(shown.getByText(/^Never send money/)).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Add to calendar' })).toBeTruthy();
  });
  it('are declined, with a note if the renter writes one', async () => {
    const { sent } = open({ after: aViewing({ status: 'declined', answerNote: 'Next week?' }) });
    await userEvent.click((await card()).getByRole('button', { name: 'None of these work' }));
    expect(sent).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^When could you come instead/), ' Next week? ');
    await userEvent.click(screen.getByRole('button', { name: 'Decline these times' }));
    expect(await screen.findByText('You: Next week?')).toBeTruthy();
    expect(sent).toEqual([[`/my-viewings/${viewingId}/declined`, { note: 'Next week?' }]]);
  });
  it('that the landlord cancelled meanwhile are shown as such, with the reason of the refusal', async () => {
    open(
      { after: aViewing({ status: 'cancelled', cancelledBy: 'landlord' }) },
      refusal('viewing-changed', 'This viewing has been cancelled.'),
    );
    await userEvent.click((await card()).getByRole('button', { name: /^Accept Sat/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('This viewing has been cancelled.');
    expect(await screen.findByText('The landlord cancelled this viewing.')).toBeTruthy();
    expect((await card()).queryByRole('button', { name: /^Accept/ })).toBeNull();
  });
  it('can be answered again after a failure; the note stays', async () => {
    const { sent } = open({}, () => Promise.resolve({ status: 503, body: '{"code":"busy","message":"Later."}' }));
    await userEvent.click((await card()).getByRole('button', { name: 'None of these work' }));
    await userEvent.type(screen.getByLabelText(/^When could you come instead/), 'Next week?');
    await userEvent.click(screen.getByRole('button', { name: 'Decline these times' }));
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t send your answer');
    expect(screen.getByDisplayValue('Next week?')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Decline these times' }));
    await waitFor(() => expect(sent).toHaveLength(2));
  });
  it('are cancelled after a question once one was accepted', async () => {
    const accepted = aViewing({ status: 'accepted', acceptedTime: times[0] });
    const { sent, flashes } = open({
      before: accepted,
      after: { ...accepted, status: 'cancelled', cancelledBy: 'renter' },
    });
    const press = async (name: string) => userEvent.click((await card()).getByRole('button', { name }));
    await press('Cancel viewing');
    await press('Keep viewing');
    expect(sent).toEqual([]);
    await press('Cancel viewing');
    expect((await card()).getByText(/^Maple Homes plans to meet you there/)).toBeTruthy();
    await press('Cancel viewing');
    expect(await screen.findByText('You cancelled this viewing.')).toBeTruthy();
    expect(sent).toEqual([[`/my-viewings/${viewingId}/cancelled`, {}]]);
    expect(flashes()).toEqual(['The viewing is cancelled. We’ve told the landlord.']);
  });
  it('that have begun cannot be cancelled', async () => {
    open({ before: aViewing({ status: 'accepted', acceptedTime: '2026-11-01T12:00:00.000Z' }) });
    expect((await card()).queryByRole('button', { name: 'Cancel viewing' })).toBeNull();
  });
  it('of a home that is off the market have the reason', async () => {
    open({ before: aViewing({ status: 'cancelled', cancelledBy: 'closing' }) });
    expect((await card()).getByText(/because the home is no longer available/)).toBeTruthy();
  });
  it('are in the language of the page', async () => {
    open({}, undefined, 'fr-CA');
    const shown = await card('Visite');
    expect(shown.getByText(/^sam\. 5 déc\.,? 11 h 00$/, { selector: 'time' })).toBeTruthy();
    expect(shown.getByText(/heure du Pacifique/)).toBeTruthy();
  });
});
