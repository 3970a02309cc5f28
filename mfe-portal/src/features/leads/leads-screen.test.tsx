import { standInForDownloads } from '@porchlight/listing-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { addressOf, listCall, openLeads, press } from './testing/open-leads.tsx';
import { aSummary, anAnswered, leadId, secondId } from '../../testing/leads.ts';
import { pageOf } from './testing/some-leads.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const rows = async () => screen.findAllByRole('link', { name: /Sorauren/ });
const homes = {
  'GET /elandlord/listings': [
    { listings: [{ id: 'bbbbbbbbb2', title: 'Room', address: '9 King St' }], counts: {}, pagination: {} },
  ],
};

describe('the list of leads', () => {
  it('says how many people wait and how long, and groups those who wait above the answered ones', async () => {
    openLeads({
      [listCall]: [
        pageOf(
          [
            aSummary(),
            aSummary({ id: 'w2', firstName: 'Farid', waitingSince: '2026-11-21T11:48:00.000Z' }),
            anAnswered(),
          ],
          {
            open: 23,
            waiting: 4,
          },
        ),
      ],
    });
    expect(await screen.findByText('4 people are waiting for a reply. The longest wait is 26 hours.')).toBeTruthy();
    const groups = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(groups.slice(0, 2)).toEqual(['Waiting for you 4', 'Answered 19']);
    expect((await rows()).map((row) => within(row).getByText(/Osei|Chen/).textContent)).toEqual([
      'Amara Osei',
      'Farid Osei',
      'Wei Chen',
    ]);
  });
  it('shows of a lead its home, last message, wait, stage, and the reasons for care', async () => {
    openLeads({
      [listCall]: [pageOf([aSummary({ stage: 'new', isUnread: true, cautions: ['link'] }), anAnswered()])],
    });
    const [waiting, answered] = await rows();
    expect(waiting!.textContent).toContain('New Amara Osei');
    expect(waiting!.textContent).toContain('Waiting 26 h');
    for (const text of ['67 Sorauren Ave, upper', 'Is it still available from February 1?', 'New', 'Be careful'])
      expect(within(waiting!).getAllByText(text).length).toBeGreaterThan(0);
    expect(within(answered!).getByText('You: Saturday at 11 works.')).toBeTruthy();
    expect(within(answered!).getByText('2 hours ago')).toBeTruthy();
    expect(within(answered!).getByText('Showing')).toBeTruthy();
    expect(within(answered!).queryByText('Be careful')).toBeNull();
  });
  it('shows no waiting time of spam', async () => {
    openLeads({ [listCall]: [pageOf([aSummary({ stage: 'spam' })])] }, { at: '/portal/leads?list=spam' });
    const [row] = await rows();
    expect(row!.textContent).not.toContain('Waiting');
    expect(screen.queryByRole('heading', { name: /Waiting for you/ })).toBeNull();
  });
  it('says when everyone has a reply', async () => {
    openLeads({ [listCall]: [pageOf([anAnswered()])] });
    expect(await screen.findByText('Everyone has a reply.')).toBeTruthy();
  });
  it('has links to its next pages, which retain the filters', async () => {
    const page = pageOf([aSummary()]);
    openLeads(
      { [listCall]: [{ ...page, pagination: { ...page.pagination, nextPages: [2] } }] },
      { at: '/portal/leads?list=new' },
    );
    expect((await screen.findByRole('link', { name: 'Next' })).getAttribute('href')).toContain('?list=new&p=2');
  });
});

describe('the filters', () => {
  it('of the address go into the request', async () => {
    const { calls } = openLeads(
      {},
      { at: '/portal/leads?list=waiting&listing=bbbbbbbbb2&from=2026-11-01&to=2026-11-20&text=cats&p=2' },
    );
    await rows();
    expect(calls().filter((call) => call.startsWith(listCall))).toEqual([
      `${listCall}?list=waiting&listingId=bbbbbbbbb2&from=2026-11-01&to=2026-11-20&text=cats&page=2`,
    ]);
  });
  it('are chosen by chips with numbers, a home, days and a search, and are in the address', async () => {
    const { calls } = openLeads({ ...homes, [listCall]: [pageOf([aSummary()], { archived: 7 })] });
    fireEvent.click(await screen.findByRole('link', { name: 'Archived 7' }));
    await screen.findByRole('option', { name: '9 King St · Room' });
    fireEvent.change(screen.getByLabelText('Home'), { target: { value: 'bbbbbbbbb2' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
    await userEvent.type(screen.getByLabelText('Search names and messages'), 'Amara');
    const query = 'from=2026-11-01&to=2026-11-20&text=Amara';
    await waitFor(() => expect(calls().at(-1)).toBe(`${listCall}?list=archived&listingId=bbbbbbbbb2&${query}`));
    expect(addressOf()).toBe(`/portal/leads?list=archived&listing=bbbbbbbbb2&${query}`);
    expect(screen.getByRole('link', { name: /^Archived/ }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByText('Nov 1, 2026 – Nov 20, 2026')).toBeTruthy();
  });
  it('return to the first page', async () => {
    const { calls } = openLeads({}, { at: '/portal/leads?p=3' });
    await rows();
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-20' } });
    await waitFor(() => expect(calls().at(-1)).toBe(`${listCall}?to=2026-11-20`));
  });
  it('can be cleared where nothing matches; the list stays', async () => {
    openLeads({ [listCall]: [pageOf([])] }, { at: '/portal/leads?list=new&text=zebra' });
    expect(await screen.findByText('No leads match the filters.')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!);
    expect(await screen.findByText('No leads in this list.')).toBeTruthy();
    expect(addressOf()).toBe('/portal/leads?list=new');
  });
});

describe('a list without leads', () => {
  it('explains where leads come from', async () => {
    openLeads({ [listCall]: [pageOf([])] });
    expect(await screen.findByText('Messages from renters will appear here')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my listings' })).toBeTruthy();
  });
  it('of those who wait leads to all', async () => {
    openLeads({ [listCall]: [pageOf([])] }, { at: '/portal/leads?list=waiting' });
    expect(await screen.findByText('No one is waiting for a reply.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all leads' }).getAttribute('href')).toBe('/portal/leads');
  });
  it('after a failure explains it, and loads again', async () => {
    openLeads({ [listCall]: [503, pageOf([aSummary()])] });
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your leads');
    expect(screen.queryByText('Choose a lead to read it')).toBeNull();
    await press('Try again');
    expect(await rows()).toHaveLength(1);
  });
});

describe('the file', () => {
  it('has the list and the filters, and the day in its name', async () => {
    const { requested, saved } = standInForDownloads(() => ({ status: 200, body: {} }));
    openLeads({}, { at: '/portal/leads?list=new&listing=bbbbbbbbb2&text=cats&p=2' });
    await press('Export CSV');
    await waitFor(() => expect(saved).toEqual(['porchlight-leads-2026-11-21.csv']));
    expect(requested).toEqual(['/api/elandlord/export/leads?list=new&listingId=bbbbbbbbb2&text=cats']);
  });
  it.each([
    [422, 'too-many-rows', 'That’s more than 10,000 leads.'],
    [429, 'too-many-exports', 'You’ve downloaded your leads five times today.'],
  ])('that is refused with %s says why', async (status, code, message) => {
    const { saved } = standInForDownloads(() => ({ status, body: { code, message } }));
    openLeads();
    await press('Export CSV');
    expect((await screen.findByText(message)).closest('[role=alert]')?.textContent).toContain(
      'We couldn’t export your leads',
    );
    expect(saved).toEqual([]);
  });
});

describe('a lead of the list', () => {
  it('is a link that retains the filters and leads to the conversation', async () => {
    openLeads({}, { at: '/portal/leads?list=waiting' });
    const [row] = await rows();
    expect(row!.getAttribute('href')).toBe(`/portal/leads/${leadId}?list=waiting#conversation`);
    expect(screen.getByText('Choose a lead to read it')).toBeTruthy();
  });
  it('that is open is the current one', async () => {
    openLeads({}, { at: `/portal/leads/${secondId}` });
    expect((await rows()).map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
  });
  it('is opened by J and K, except while a field is used', async () => {
    openLeads();
    await rows();
    const field = screen.getByLabelText('Search names and messages');
    fireEvent.keyDown(field, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
    expect(addressOf()).toBe('/portal/leads');
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(addressOf()).toBe(`/portal/leads/${leadId}#conversation`);
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(addressOf()).toBe(`/portal/leads/${secondId}#conversation`);
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(addressOf()).toBe(`/portal/leads/${leadId}#conversation`);
  });
});

describe('users who may not read leads', () => {
  it('confirm their email first, and nothing is requested', async () => {
    const { calls } = openLeads({}, { isVerified: false });
    expect(await screen.findByRole('link', { name: 'Confirm my email' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Leads' })).toBeTruthy();
    expect(calls()).toEqual([]);
  });
  it('read that leads are for landlords', async () => {
    openLeads({}, { role: 'renter' });
    expect(await screen.findByText('This page belongs to landlord accounts.')).toBeTruthy();
  });
});
