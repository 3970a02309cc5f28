import type { Language, PermissionName } from '@porchlight/contracts';
import type { MessageHold } from '@porchlight/contracts/catalog';
import { fireEvent, screen, within } from '@testing-library/react';
import { openAsStaff, type FakeResponse } from '../../../testing/open-as-staff.tsx';
import { InquiriesScreen } from '../inquiries-screen.tsx';

const path = '/admin/inquiries';
const id = '4f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const next = '8f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f';
const sentAt = '2026-11-20T12:00:00.000Z';
const call = `POST ${path}/${id}/messages/7/decision`;
const summary = {
  ...{ id, renter: 'Leila H.', email: 'l•••@example.com', state: 'held', sentAt },
  listing: { id: 'abc123defg', title: 'Bright flat' },
  company: { id: '5f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f', name: 'Maple Homes' },
};
const inquiryWith = (hold: MessageHold, over: object = {}) => ({
  ...summary,
  ...{ landlordId: '6f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f', hasPhone: false, language: 'en-CA', updatedAt: sentAt },
  ...{ isAddressConfirmed: false, sharesContact: false, isWriterBlocked: false, cautions: [] },
  messages: [{ id: '7', from: 'renter', at: sentAt, length: 42, isHeld: hold.deliveredAt === undefined, hold }],
  ...over,
});
const waiting: MessageHold = { reasons: ['many-links', 'spam-text'] };
const released: MessageHold = {
  ...waiting,
  decision: 'release',
  decidedAt: '2026-11-20T15:00:00.000Z',
  decidedBy: 'staff00001',
  deliveredAt: '2026-11-20T15:00:00.000Z',
};

/** Opens the inquiry: first with the first of these holds, then with the next one. */
function open(
  holds: readonly object[],
  responses: Readonly<Record<string, FakeResponse>> = {},
  {
    permissions = ['modifyReportedListings', 'showInquiries'],
    language = 'en-CA',
  }: { readonly permissions?: readonly PermissionName[]; readonly language?: Language } = {},
) {
  let loads = 0;
  return openAsStaff({
    screen: <InquiriesScreen />,
    at: `${path}/${id}`,
    path: `${path}/:id`,
    permissions: ['viewInquiries', ...permissions],
    language,
    responses: {
      [`GET ${path}/${id}`]: () => [200, { inquiry: holds[Math.min(loads++, holds.length - 1)] }],
      [`GET ${path}`]: [200, { inquiries: [summary, { ...summary, id: next }], pagination: {} }],
      [`POST ${path}/${id}/personal-data`]: [200, { messages: [{ id: '7', text: 'Look at my links' }] }],
      [call]: [200, {}],
      ...responses,
    },
  });
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const status = async (text: RegExp) => {
  const box = (await screen.findByText(text)).closest('[role="status"]')!;
  return { box, text: box.textContent };
};

describe('a held message', () => {
  it('shows why it is held, and that it waits for a decision; its text only once it is shown', async () => {
    open([inquiryWith(waiting)]);
    expect(await screen.findByText('It has more than two links')).toBeTruthy();
    expect(screen.getByText('Its text was marked as spam before')).toBeTruthy();
    expect(screen.getByText('It waits for a decision and is not passed on without one.')).toBeTruthy();
    expect(screen.queryByText('Look at my links')).toBeNull();
    await press('Show personal data');
    expect(await screen.findAllByText('Look at my links')).toHaveLength(2);
  });
  it('shows when it is passed on without a decision, and that old reasons were not recorded', async () => {
    open([inquiryWith({ reasons: [], releasesAt: '2026-11-21T17:30:00.000Z' })]);
    expect(await screen.findByText(/^Without a decision it is passed on in 5 hours \(Sat, /)).toBeTruthy();
    expect(screen.getByText('The reasons were not recorded for this message.')).toBeTruthy();
  });
  it('is shown in French', async () => {
    open([inquiryWith({ ...waiting, releasesAt: '2026-11-21T13:30:00.000Z' })], {}, { language: 'fr-CA' });
    expect(await screen.findByText(/^Sans décision, il sera transmis dans 1 heure \(/)).toBeTruthy();
    expect(screen.getByText('Il contient plus de deux liens')).toBeTruthy();
  });
  it('shows its state without buttons to staff who may not decide', async () => {
    open([inquiryWith(waiting, { isWriterBlocked: true })], {}, { permissions: [] });
    expect(await screen.findByText('Your role can’t decide about held messages.')).toBeTruthy();
    expect(screen.getByText('Writer blocked')).toBeTruthy();
    for (const name of ['Release', 'Spam', 'Block writer', 'Unblock writer'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('a decision', () => {
  it.each([
    ['Release', 'release', /^Released by you \(/],
    ['Spam', 'spam', /^Marked as spam by you \(/],
  ] as const)(
    '%s is sent once; the screen then shows it with the focus, and the next held message',
    async (name, decision, text) => {
      const after = { ...released, decision };
      const { changes } = open([inquiryWith(waiting), inquiryWith(after)]);
      await press(name);
      const { box } = await status(text);
      expect(changes).toEqual([{ call, body: { decision } }]);
      expect(document.activeElement).toBe(box.parentElement);
      expect((await screen.findByRole('link', { name: 'Next held message' })).getAttribute('href')).toBe(
        `${path}/${next}`,
      );
      expect(screen.queryByRole('button', { name })).toBeNull();
    },
  );
  it('to block is confirmed first', async () => {
    const blocked = { ...waiting, decision: 'block', decidedAt: sentAt, decidedBy: 'staff00001' } as const;
    const { changes } = open([inquiryWith(waiting), inquiryWith(blocked, { isWriterBlocked: true })]);
    await press('Block writer');
    const dialog = await screen.findByRole('dialog', { name: 'Block the writer?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(changes).toEqual([]);
    await press('Block writer');
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: 'Block the writer?' })).getByRole('button', {
        name: 'Block writer',
      }),
    );
    expect((await status(/^Writer blocked by you \(/)).text).toContain('The message is not passed on.');
    expect(changes).toEqual([{ call, body: { decision: 'block' } }]);
    expect(screen.getByText('Messages from this writer reach no landlord.')).toBeTruthy();
  });
  it('that came too late shows who decided what', async () => {
    const other = { ...released, decidedBy: '9f2c1d7e-3b59-4c81-9d0e-7a6b5c4d3e2f' };
    open([inquiryWith(waiting), inquiryWith(other)], {
      [call]: [409, { code: 'already-decided', message: 'Too late.' }],
    });
    await press('Spam');
    const { text } = await status(/^This message no longer waited for a decision$/);
    expect(text).toContain('Released by a staff member (');
  });
  it('that fails stays open, with the reason', async () => {
    open([inquiryWith(waiting)], { [call]: [503, { message: 'Busy.' }] });
    await press('Release');
    expect((await screen.findByRole('alert')).textContent).toContain('Busy.');
    expect(screen.getByRole('button', { name: 'Release' })).toBeTruthy();
  });
  it('that is the last one shows that no other message is held', async () => {
    open([inquiryWith(waiting), inquiryWith(released)], {
      [`GET ${path}`]: [200, { inquiries: [], pagination: {} }],
    });
    await press('Release');
    expect(await screen.findByText('No other messages are held.')).toBeTruthy();
  });
});

describe('a message that is no longer held', () => {
  it('shows that it was passed on without a decision', async () => {
    open([inquiryWith({ reasons: ['no-page-view'], deliveredAt: sentAt })]);
    expect(await screen.findByText(/^Passed on without a decision \(/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Next held message' })).toBeNull();
  });
});

describe('a blocked writer', () => {
  it('is unblocked with a button, which leaves the focus on the result', async () => {
    const { changes } = open([inquiryWith(released, { isWriterBlocked: true }), inquiryWith(released)], {
      [`DELETE ${path}/${id}/writer-block`]: [200, {}],
    });
    await press('Unblock writer');
    const { box } = await status(/^The writer can send messages again/);
    expect(document.activeElement).toBe(box.parentElement);
    expect(changes.map((change) => change.call)).toEqual([`DELETE ${path}/${id}/writer-block`]);
  });
});
