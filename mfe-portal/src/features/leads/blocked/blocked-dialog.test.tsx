import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leadCall, openLead, openLeads, pick, press } from '../testing/open-leads.tsx';
import { leadId } from '../../../testing/leads.ts';
import { aLead } from '../testing/some-leads.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const blockedCall = 'GET /elandlord/blocked-writers';
const amara = { id: 'w1', firstName: 'Amara', blockedAt: '2026-11-20T12:00:00.000Z' };
const nameless = { id: 'w2', firstName: '', blockedAt: '2026-11-19T12:00:00.000Z' };
const dialog = () => within(screen.getByRole('dialog', { name: 'Blocked people' }));

describe('blocking', () => {
  const blockCall = `POST /elandlord/leads/${leadId}/block`;
  it('is in the menu of a lead, and shown in the conversation', async () => {
    const blocked = { lead: aLead({ isBlocked: true }) };
    const { countOf, flashes } = await openLead(
      {},
      { [leadCall]: [{ lead: aLead() }, { lead: aLead() }, blocked], [blockCall]: [{}] },
    );
    await pick('Block Amara');
    expect(
      await screen.findByText('You blocked Amara. You don’t get their messages, and you can’t reply.'),
    ).toBeTruthy();
    expect([countOf(blockCall), flashes()]).toEqual([1, ['You won’t get any more messages from Amara.']]);
  });
  it('that fails says why', async () => {
    const message = 'You’ve blocked as many people as we can keep.';
    const { flashes } = await openLead({}, { [blockCall]: [{ status: 409, code: 'too-many-blocked', message }] });
    await pick('Block Amara');
    await waitFor(() => expect(flashes()).toEqual([`We couldn’t block Amara. ${message}`]));
  });
});

describe('the blocked people', () => {
  it('are listed with the day, and can be unblocked', async () => {
    const { countOf } = openLeads({
      [blockedCall]: [{ writers: [amara, nameless] }, { writers: [nameless] }],
      'DELETE /elandlord/blocked-writers/w1': [{}],
    });
    await press('Blocked people');
    expect(await dialog().findByText('Blocked on Nov 20, 2026')).toBeTruthy();
    expect(dialog().getByText('Name no longer known', { selector: 'strong' })).toBeTruthy();
    fireEvent.click(dialog().getByRole('button', { name: 'Unblock Amara' }));
    expect((await dialog().findByRole('status')).textContent).toBe('You can get messages from Amara again.');
    await waitFor(() => expect(dialog().queryByRole('button', { name: 'Unblock Amara' })).toBeNull());
    expect(countOf('DELETE /elandlord/blocked-writers/w1')).toBe(1);
  });
  it('who cannot be unblocked stay, with the reason', async () => {
    openLeads({ [blockedCall]: [{ writers: [amara] }], 'DELETE /elandlord/blocked-writers/w1': [503] });
    await press('Blocked people');
    fireEvent.click(await dialog().findByRole('button', { name: 'Unblock Amara' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('We couldn’t unblock Amara.');
    expect(dialog().getByRole('button', { name: 'Unblock Amara' })).toBeTruthy();
  });
  it('may be none', async () => {
    openLeads({ [blockedCall]: [{ writers: [] }] });
    await press('Blocked people');
    expect(await dialog().findByText(/You haven’t blocked anyone/)).toBeTruthy();
  });
  it('that cannot be loaded are loaded again', async () => {
    openLeads({ [blockedCall]: [503, { writers: [amara] }] });
    await press('Blocked people');
    fireEvent.click(await dialog().findByRole('button', { name: 'Try again' }));
    expect(await dialog().findByText('Amara', { selector: 'strong' })).toBeTruthy();
  });
  it('are opened from the conversation with one of them', async () => {
    await openLead({ isBlocked: true }, { [blockedCall]: [{ writers: [amara] }] });
    await press('Unblock Amara');
    expect(await dialog().findByRole('button', { name: 'Unblock Amara' })).toBeTruthy();
  });
});
