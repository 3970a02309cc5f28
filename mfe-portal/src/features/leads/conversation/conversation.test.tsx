import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  addressOf,
  changeCall,
  leadCall,
  listCall,
  openLead,
  openLeads,
  pick,
  press,
  pressKey,
  viewedCall,
} from '../testing/open-leads.tsx';
import { aSummary, anAnswered, leadId, secondId } from '../../../testing/leads.ts';
import { aLead, pageOf } from '../testing/some-leads.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const conversation = () => within(screen.getByRole('region', { name: /^Conversation/ }));
const stage = () => screen.getByLabelText<HTMLSelectElement>('Stage');
const at = `/portal/leads/${leadId}`;

describe('a lead that is opened', () => {
  it('shows who wrote when about which home, and the messages of both sides', async () => {
    await openLead({
      messages: [
        { id: '1', from: 'renter', text: 'Hello?', at: '2026-11-20T10:00:00.000Z' },
        { id: '2', from: 'landlord', text: 'Yes, gladly.', at: '2026-11-20T11:00:00.000Z' },
        { id: '3', from: 'contact', text: 'Ring at unit 2.', at: '2026-11-20T12:00:00.000Z' },
      ],
    });
    expect(conversation().getByRole('heading', { name: 'Amara Osei' })).toBeTruthy();
    expect(conversation().getByText('67 Sorauren Ave, upper · wrote yesterday')).toBeTruthy();
    const [first, second, third] = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('listitem');
    expect(first!.textContent).toMatch(/^Hello\?Amara · Nov 20, 2026, 5:00/);
    expect(second!.textContent).toMatch(/^Yes, gladly\.You · Nov 20, 2026, 6:00/);
    expect(third!.textContent).toMatch(/^Ring at unit 2\.Contact of the listing · Nov 20, 2026, 7:00/);
  });
  it('is recorded as viewed once, and the list is loaded again', async () => {
    const { countOf } = await openLead();
    await waitFor(() => expect(countOf(listCall)).toBe(2));
    fireEvent.change(stage(), { target: { value: 'applied' } });
    await waitFor(() => expect(countOf(listCall)).toBe(3));
    expect(countOf(viewedCall)).toBe(1);
  });
  it('gets the focus, and is named after its renter', async () => {
    openLeads({ [leadCall]: [{ lead: aLead() }] });
    fireEvent.click(await screen.findByRole('link', { name: /Amara/ }));
    await screen.findByRole('list', { name: 'Messages' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Conversation with Amara' }));
  });
  it('has buttons to the leads before and after it', async () => {
    await openLead({}, { [listCall]: [pageOf([aSummary(), anAnswered()])] });
    await screen.findByRole('link', { name: /Wei/ });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous lead (K)' }).disabled).toBe(true);
    await press('Next lead (J)');
    expect(addressOf()).toBe(`/portal/leads/${secondId}#conversation`);
  });
  it('is a page of its own on a phone, with a link back to the list', async () => {
    await openLead({}, {}, { isPhone: true, at: `${at}?list=waiting` });
    expect(screen.queryByRole('link', { name: /Wei/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'All leads' }).getAttribute('href')).toBe('/portal/leads?list=waiting');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
  it('that does not exist is explained, and not recorded as viewed', async () => {
    const { countOf } = openLeads({ [leadCall]: [404] }, { at });
    expect(await screen.findByText('We couldn’t find this lead')).toBeTruthy();
    expect(countOf(viewedCall)).toBe(0);
  });
  it('that cannot be loaded is loaded again', async () => {
    openLeads({ [leadCall]: [503, { lead: aLead() }] }, { at });
    expect(await screen.findByText('We couldn’t load this conversation')).toBeTruthy();
    await press('Try again');
    expect(await screen.findByRole('list', { name: 'Messages' })).toBeTruthy();
  });
});

describe('before a reply', () => {
  it('the landlord reads how long the renter has waited', async () => {
    await openLead();
    expect(screen.getByText('Amara has waited 26 hours.')).toBeTruthy();
  });
  it.each([
    [['link', 'payment'], 'a link and a way to pay'],
    [['phone'], 'a phone number instead of a message'],
  ] as const)('the landlord is warned of %s', async (cautions, found) => {
    await openLead({ cautions: [...cautions] });
    expect(screen.getByText(`We found ${found} here. Never send or accept money before you’ve met.`)).toBeTruthy();
  });
  it('the landlord is warned of a message that was passed on without a check', async () => {
    await openLead({ cautions: ['unchecked'] });
    expect(screen.getByText('We couldn’t check this message')).toBeTruthy();
    expect(screen.getByText('Don’t send money or documents before you know the person.')).toBeTruthy();
    expect(screen.queryByText(/^We found/)).toBeNull();
  });
  it('the landlord learns that the address is not confirmed', async () => {
    await openLead({ isAddressConfirmed: false });
    expect(screen.getByText(/We’ll ask them to confirm it, then send them your reply/)).toBeTruthy();
  });
  it('the landlord learns that the account is deleted; there is no box for a reply, and no button to block', async () => {
    const { email: _email, lastName: _name, ...erased } = aLead({ isErased: true, isAddressConfirmed: false });
    openLeads({ [leadCall]: [{ lead: erased }] }, { at });
    expect(await screen.findByText('Amara deleted their account, so you can’t reply.')).toBeTruthy();
    expect(screen.queryByText('Address not confirmed')).toBeNull();
    expect(screen.queryByRole('form', { name: 'Reply' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.queryByRole('menuitem', { name: /Block/ })).toBeNull();
  });
});

describe('the stage', () => {
  it('is changed by the select, and shown at once', async () => {
    const { bodiesOf } = await openLead({}, { [changeCall]: [new Promise<object>(() => undefined)] });
    fireEvent.change(stage(), { target: { value: 'showing' } });
    await waitFor(() => expect(stage().value).toBe('showing'));
    expect(bodiesOf(changeCall)).toEqual([{ stage: 'showing' }]);
  });
  it('that cannot be saved is taken back, with the reason', async () => {
    const { flashes } = await openLead({}, { [changeCall]: [503] });
    fireEvent.change(stage(), { target: { value: 'showing' } });
    await waitFor(() => expect(flashes()).toEqual(['We couldn’t save this change. Try again in a moment.']));
    expect(stage().value).toBe('viewed');
  });
  it.each([
    ['renter', 'viewed'],
    ['landlord', 'replied'],
  ] as const)('becomes spam in the menu; after a message of the %s it is then %s again', async (from, after) => {
    const messages = [{ id: '1', from, text: 'Hello?', at: '2026-11-20T10:00:00.000Z' }];
    const before = { lead: aLead({ messages }) };
    const spam = { lead: aLead({ messages, stage: 'spam' }) };
    const { bodiesOf } = await openLead({}, { [leadCall]: [before, before, spam] });
    await pick('Mark as spam');
    expect(await screen.findByText(/^Marked as spam/)).toBeTruthy();
    await press('Not spam');
    await waitFor(() => expect(bodiesOf(changeCall)).toEqual([{ stage: 'spam' }, { stage: after }]));
  });
});

describe('archiving', () => {
  it('is done by E outside of fields, and undone by its notice', async () => {
    const archived = { lead: aLead({ isArchived: true }) };
    const { bodiesOf } = await openLead(
      {},
      {
        [leadCall]: [{ lead: aLead() }, { lead: aLead() }, archived],
        [listCall]: [pageOf([aSummary()]), pageOf([aSummary()]), pageOf([])],
      },
    );
    await userEvent.type(screen.getByLabelText('Your reply'), 'e');
    expect(bodiesOf(changeCall)).toEqual([]);
    act(() => screen.getByRole('region', { name: /^Conversation/ }).focus());
    pressKey('e');
    expect(await screen.findByText(/^Archived\. You’ll find/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: new RegExp(aSummary().firstName) })).toBeNull());
    expect(screen.getByRole('region', { name: `Conversation with ${aLead().firstName}` })).toBeTruthy();
    await press('Unarchive');
    await waitFor(() => expect(bodiesOf(changeCall)).toEqual([{ isArchived: true }, { isArchived: false }]));
  });
  it('does not change which leads come before and after', async () => {
    const third = anAnswered({ id: 'third', firstName: 'Thi' });
    const all = pageOf([aSummary(), anAnswered(), third]);
    const second = `/elandlord/leads/${secondId}`;
    const { countOf } = openLeads(
      {
        [listCall]: [all, all, pageOf([aSummary(), third])],
        [`GET ${second}`]: [{ lead: aLead({ id: secondId }) }],
        [`POST ${second}/viewed`]: [{}],
        [`PATCH ${second}`]: [{}],
      },
      { at: `/portal/leads/${secondId}` },
    );
    await screen.findByRole('list', { name: 'Messages' });
    await waitFor(() => expect(countOf(listCall)).toBe(2));
    await screen.findByRole('link', { name: /Thi/ });
    pressKey('e');
    await waitFor(() => expect(screen.queryByRole('link', { name: /Wei/ })).toBeNull());
    pressKey('j');
    expect(addressOf()).toBe('/portal/leads/third#conversation');
  });
});

describe('the private note', () => {
  const saveNote = async (text: string) => {
    const field = await screen.findByLabelText('Private note', { selector: 'textarea' });
    fireEvent.change(field, { target: { value: text } });
    await press('Save note');
  };
  it('is written and saved', async () => {
    const { bodiesOf } = await openLead(
      {},
      { [leadCall]: [{ lead: aLead() }, { lead: aLead() }, { lead: aLead({ note: 'Good fit.' }) }] },
    );
    await press('Add a note');
    await saveNote(' Good fit. ');
    expect(await screen.findByRole('button', { name: 'Edit note' })).toBe(document.activeElement);
    expect(bodiesOf(changeCall)).toEqual([{ note: 'Good fit.' }]);
    expect(screen.getByText('Good fit.')).toBeTruthy();
  });
  it('stays in its field when it cannot be saved', async () => {
    const { flashes } = await openLead({ note: 'Old' }, { [changeCall]: [503] });
    await press('Edit note');
    await saveNote('New');
    await waitFor(() => expect(flashes()).toHaveLength(1));
    expect(screen.getByDisplayValue('New')).toBeTruthy();
  });
});

describe('deleting a lead', () => {
  const deleteCall = `DELETE /elandlord/leads/${leadId}`;
  const dialog = () => within(screen.getByRole('dialog'));
  it('asks first, and returns to the list', async () => {
    const { countOf, flashes } = await openLead({}, { [deleteCall]: [{}] }, { at: `${at}?list=waiting` });
    await pick('Delete lead');
    expect(dialog().getByText(/Amara still has the conversation/)).toBeTruthy();
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(countOf(deleteCall)).toBe(0);
    await pick('Delete lead');
    fireEvent.click(dialog().getByRole('button', { name: 'Delete lead' }));
    await waitFor(() => expect(addressOf()).toBe('/portal/leads?list=waiting'));
    expect([countOf(deleteCall), flashes()]).toEqual([1, ['Lead deleted']]);
  });
  it('that fails says why, and stays', async () => {
    await openLead({}, { [deleteCall]: [503] });
    await pick('Delete lead');
    fireEvent.click(dialog().getByRole('button', { name: 'Delete lead' }));
    expect((await dialog().findByRole('alert')).textContent).toContain('We couldn’t delete this lead');
    expect(addressOf()).toBe(at);
  });
});
