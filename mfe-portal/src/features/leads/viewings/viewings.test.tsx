import type { Viewing } from '@porchlight/contracts/catalog';
import { standInForDownloads } from '@porchlight/listing-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leadId } from '../../../testing/leads.ts';
import { leadCall, openLead, press } from '../testing/open-leads.tsx';
import { aLead } from '../testing/some-leads.ts';

const viewingId = '2b7f8c1e-7f3a-4c7e-9a52-3f1f6a0c9d13';
const proposeCall = `POST /elandlord/leads/${leadId}/viewings`;
const cancelCall = `POST /elandlord/viewings/${viewingId}/cancelled`;
const aViewing = (given: Partial<Viewing> = {}): Viewing => ({
  id: viewingId,
  status: 'proposed',
  times: ['2026-12-05T19:00:00.000Z', '2026-12-06T19:00:00.000Z'],
  timeZone: 'America/Toronto',
  durationMinutes: 45,
  proposedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-23T12:00:00.000Z',
  ...given,
});
const accepted = { status: 'accepted', acceptedTime: '2026-12-06T19:00:00.000Z' } as const;
const withViewing = (given: Partial<Viewing> = {}) => ({ lead: aLead({ viewings: [aViewing(given)] }) });
const entry = async () => within(await screen.findByRole('region', { name: 'Viewing' }));
const form = () => within(screen.getByRole('form', { name: 'Viewing times' }));
const fill = (label: string, value: string) => fireEvent.change(form().getByLabelText(label), { target: { value } });
const send = (name = 'Send 1 time') => userEvent.click(form().getByRole('button', { name }));
const refusal = (code: string, message: string) => ({ status: 409, code, message });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('proposing a viewing', () => {
  it('is not offered for a home that is off the market', async () => {
    await openLead({ listing: { ...aLead().listing, isClosed: true } });
    expect(screen.queryByRole('button', { name: 'Propose a viewing' })).toBeNull();
  });
  it('sends times of the clock at the home as instants, and closes the form', async () => {
    const { bodiesOf, flashes } = await openLead(
      {},
      { [proposeCall]: [{ status: 201, viewing: aViewing() }], [leadCall]: [{ lead: aLead() }] },
    );
    await press('Propose a viewing');
    expect(document.activeElement).toBe(form().getByLabelText('Time 1'));
    expect(form().getByText(/on the clock at the home: Eastern Time/)).toBeTruthy();
    fill('Time 1', '2026-12-05T14:00');
    await userEvent.click(form().getByRole('button', { name: 'Add a time' }));
    fill('Time 2', '2026-12-06T14:00');
    fill('How long it takes', '45');
    fill('Note (optional)', ' Ring twice. ');
    await send('Send 2 times');
    await waitFor(() => expect(flashes()).toEqual(['Your viewing times are on their way to Amara.']));
    expect(bodiesOf(proposeCall)).toEqual([
      {
        key: expect.stringMatching(/^[a-z0-9]{20,40}$/),
        times: ['2026-12-05T19:00:00.000Z', '2026-12-06T19:00:00.000Z'],
        durationMinutes: 45,
        note: 'Ring twice.',
      },
    ]);
    expect(screen.queryByRole('form', { name: 'Viewing times' })).toBeNull();
  });
  it.each([
    ['', 'Choose a day and a time.'],
    ['2026-11-21T07:30', 'Choose a time at least an hour from now.'],
    ['2027-02-01T14:00', 'Choose a time within the next 60 days.'],
  ])('explains at its field why %j is refused, and sends nothing', async (value, text) => {
    const { countOf } = await openLead();
    await press('Propose a viewing');
    fill('Time 1', value);
    await send();
    expect(form().getByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(form().getByLabelText('Time 1')));
    expect(countOf(proposeCall)).toBe(0);
    fill('Time 1', '2026-12-05T14:00');
    expect(form().queryByText(text)).toBeNull();
  });
  it('refuses the same time twice, has room for three, and removes one', async () => {
    await openLead();
    await press('Propose a viewing');
    for (const number of [1, 2, 3]) {
      fill(`Time ${number}`, number === 3 ? '2026-12-06T14:00' : '2026-12-05T14:00');
      if (number < 3) await userEvent.click(form().getByRole('button', { name: 'Add a time' }));
    }
    expect(form().queryByRole('button', { name: 'Add a time' })).toBeNull();
    await send('Send 3 times');
    expect(form().getByText('You already chose this time.')).toBeTruthy();
    await userEvent.click(form().getByRole('button', { name: 'Remove time 2' }));
    expect(form().queryByText('You already chose this time.')).toBeNull();
    expect(form().getByLabelText<HTMLInputElement>('Time 2').value).toBe('2026-12-06T14:00');
  });
  it('keeps what was typed when it fails; the next attempt has the same key', async () => {
    const { bodiesOf } = await openLead(
      {},
      { [proposeCall]: [0, refusal('viewing-open', 'There are times that wait.')], [leadCall]: [{ lead: aLead() }] },
    );
    await press('Propose a viewing');
    fill('Time 1', '2026-12-05T14:00');
    fill('Note (optional)', 'Ring twice.');
    await send();
    expect((await form().findByRole('alert')).textContent).toContain(
      'We couldn’t send your times. They’re still here.',
    );
    await send();
    expect(await form().findByText('There are times that wait.')).toBeTruthy();
    expect(form().getByLabelText<HTMLInputElement>('Note (optional)').value).toBe('Ring twice.');
    expect(new Set(bodiesOf(proposeCall).map(({ key }) => key)).size).toBe(1);
  });
  it.each([
    ['while one waits for an answer', { viewings: [aViewing()] }],
    ['after ten', { viewings: Array.from({ length: 10 }, (_, at) => aViewing({ id: `v${at}`, status: 'declined' })) }],
    ['to a blocked person', { isBlocked: true }],
  ])('is not offered %s', async (_, given) => {
    await openLead(given);
    expect(screen.queryByRole('button', { name: 'Propose a viewing' })).toBeNull();
  });
});

describe('a viewing in the conversation', () => {
  it('stands between the messages, in order of time', async () => {
    const messages = ['2026-11-20T10:00:00.000Z', '2026-11-20T14:00:00.000Z'].map((at, index) => ({
      id: `${index}`,
      from: 'renter' as const,
      text: `Message ${index}`,
      at,
    }));
    await openLead({ messages, viewings: [aViewing()] });
    const rows = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    const texts = rows.map(({ textContent }) => textContent ?? '');
    const order = ['Message 0', 'Waiting for an answer', 'Message 1'].map((text) =>
      texts.findIndex((row) => row.includes(text)),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });
  it.each([
    ['proposed', 'Waiting for an answer'],
    ['declined', 'Declined'],
    ['expired', 'Expired'],
    ['cancelled', 'Cancelled'],
  ] as const)('that is %s shows its times and its state', async (status, text) => {
    await openLead({ viewings: [aViewing({ status, note: 'Ring twice.' })] });
    const shown = await entry();
    expect(shown.getAllByText(/^(Sat|Sun), Dec [56], 2:00/)).toHaveLength(2);
    expect([shown.getByText(text), shown.getByText('Ring twice.')].every(Boolean)).toBe(true);
    expect(shown.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
  });
  it('that is declined shows the answer of the renter', async () => {
    await openLead({ viewings: [aViewing({ status: 'declined', answerNote: 'Next week?' })] });
    expect((await entry()).getByText('Amara: Next week?')).toBeTruthy();
  });
  it('that is accepted has the accepted time and a calendar file', async () => {
    const { requested, saved } = standInForDownloads(() => ({ status: 200, body: {} }));
    await openLead({ viewings: [aViewing(accepted)] });
    const shown = await entry();
    expect([shown.getByText(/^Sun, Dec 6, 2:00/), shown.queryByText(/^Sat/)]).toEqual([expect.anything(), null]);
    await userEvent.click(shown.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(saved).toEqual(['viewing.ics']));
    expect(requested).toEqual([`/api/elandlord/viewings/${viewingId}/calendar`]);
  });
});

describe('cancelling a viewing', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  it.each([
    ['proposed', {}, 'Cancel these times', 'Amara gets an email and can no longer choose one of them.'],
    ['accepted', accepted, 'Cancel viewing', 'Amara plans to come. We’ll email them that the viewing is cancelled.'],
  ] as const)('that is %s asks first, and names the state that was seen', async (status, given, button, text) => {
    const { bodiesOf, countOf, flashes } = await openLead(
      {},
      {
        [leadCall]: [withViewing(given), withViewing(given), withViewing({ ...given, status: 'cancelled' })],
        [cancelCall]: [{ viewing: aViewing({ ...given, status: 'cancelled' }) }],
      },
    );
    await userEvent.click((await entry()).getByRole('button', { name: button }));
    expect(dialog().getByText(text)).toBeTruthy();
    fireEvent.click(dialog().getByRole('button', { name: 'Keep it' }));
    expect(countOf(cancelCall)).toBe(0);
    await userEvent.click((await entry()).getByRole('button', { name: button }));
    await userEvent.click(dialog().getByRole('button', { name: button }));
    await waitFor(() => expect(flashes()).toEqual(['Viewing cancelled']));
    expect(bodiesOf(cancelCall)).toEqual([{ from: status }]);
    expect(await screen.findByText('Cancelled')).toBeTruthy();
  });
  it('that the renter accepted meanwhile says so, and shows the accepted time', async () => {
    await openLead(
      {},
      {
        [leadCall]: [withViewing(), withViewing(), withViewing(accepted)],
        [cancelCall]: [refusal('viewing-changed', 'A time has already been accepted.')],
      },
    );
    await userEvent.click((await entry()).getByRole('button', { name: 'Cancel these times' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel these times' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('A time has already been accepted.');
    expect(await screen.findByText('Accepted')).toBeTruthy();
  });
});
