import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReportedListing, aReportedSummary, reportedId, reportedPage } from '../../testing/a-reported-listing.ts';
import { colleague, me, openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const at = `/support/reported-listings/${reportedId}`;
const record = `GET /support/reported-listings/${reportedId}`;
const decisionCall = `POST /support/reported-listings/${reportedId}/decision`;
const undoCall = `POST /support/reported-listings/${reportedId}/undo`;
const appealCall = `POST /support/reported-listings/${reportedId}/appeal-decision`;
const queueCall = 'GET /support/reported-listings';
const decider = ['showReportedListings', 'modifyReportedListings'] as const;
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = (responses: Responses = {}, stored = aReportedListing(), visit: Visit = {}) =>
  openAsSupport({
    at,
    permissions: decider,
    responses: { [record]: [stored], [queueCall]: [reportedPage()], ...responses },
    ...visit,
  });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const decidedAt = '2026-11-21T11:00:00.000Z';
const suspended = {
  decision: 'suspended',
  decidedAt,
  decidedBy: colleague,
  confirmed: 'scam',
  reason: 'It is a scam.',
} as const;

beforeEach(() => localStorage.clear());

describe('the reports of a listing', () => {
  it('are shown without who sent them, with how right they were before', async () => {
    open();
    const reports = within(await screen.findByRole('region', { name: '2 reports' }));
    expect(reports.getByText('Asked for a deposit before any viewing.')).toBeTruthy();
    expect(reports.getByText(/R-22222222 · With an account · The landlord wrote.*2 of 3 earlier reports/)).toBeTruthy();
    expect(reports.getByText('R-33333333 · Guest · First report')).toBeTruthy();
    expect(reports.getByText('No details.')).toBeTruthy();
  });
  it('stand beside the listing, its company and its risk', async () => {
    open();
    const facts = within(await screen.findByRole('region', { name: 'The listing' }));
    for (const text of ['Public', 'Maple Homes', 'Not verified', 'High risk 80'])
      expect(facts.getByText(text)).toBeTruthy();
    const reasons = facts.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(reasons.slice(0, 2)).toEqual([
      'Another company’s listing has almost the same description.+20',
      'The company is known to us.−50',
    ]);
    expect(facts.getByRole('link', { name: 'Open its record' }).getAttribute('href')).toBe(
      '/support/listing/abcdefghij',
    );
  });
  it('stand beside what else is known of the landlord and the contact', async () => {
    const linked = {
      id: 'bcdefghijk',
      title: 'Cozy room',
      lang: 'en',
      company: 'Oak Homes',
      status: 'active',
    } as const;
    const evidence = { otherConfirmed: 2, otherDismissed: 0, sameContact: [linked] };
    open({}, aReportedListing({ evidence }), { permissions: ['showReportedListings', 'showListings'] });
    const known = within(await screen.findByRole('region', { name: 'What else is known' }));
    expect(known.getByText('2 with a confirmed problem, none with dismissed reports only')).toBeTruthy();
    expect(known.getByRole('link', { name: 'Cozy room' }).getAttribute('href')).toBe('/support/listing/bcdefghijk');
  });
  it('say why the listing is hidden', async () => {
    open({}, aReportedListing({ hold: 'several-reporters', status: 'suspended' }));
    expect(await screen.findByText(/^Three people reported it within 72 hours/)).toBeTruthy();
  });
  it('of a listing that its landlord deleted can be decided about', async () => {
    const { listing: _, ...deleted } = aReportedListing({ status: 'deleted' });
    open({}, deleted);
    expect(await screen.findByText('The landlord has deleted this listing.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Suspend listing' })).toBeTruthy();
  });
  it('lead to the landlord and the company for those who may open them', async () => {
    const { landlordId, companyId } = aReportedListing();
    open({}, aReportedListing(), { permissions: ['showReportedListings', 'showUser', 'showCompany'] });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await screen.findByRole('link', { name: 'Maple Homes' });
    expect(hrefOf('Maple Homes')).toBe(`/support/company/${companyId}`);
    expect(hrefOf('Account of the landlord')).toBe(`/support/user/${landlordId}`);
  });
  it('lead to no account for others', async () => {
    open();
    await screen.findByText('Maple Homes');
    for (const name of ['Maple Homes', 'Account of the landlord'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });
  it('show no decisions to support who may only look', async () => {
    open({}, aReportedListing(), { permissions: ['showReportedListings'] });
    await screen.findByRole('region', { name: '2 reports' });
    for (const name of ['Dismiss reports', 'Claim']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
  it('are claimed, unless a colleague was faster', async () => {
    const { flashes, calls } = open({
      [`POST /support/reported-listings/${reportedId}/claim`]: [
        { status: 409, message: 'A colleague is working on it.' },
      ],
    });
    await press('Claim');
    await waitFor(() => expect(flashes()).toEqual(['A colleague is working on it.']));
    expect(calls().filter((one) => one === record)).toHaveLength(2);
  });
  it.each([404, 422])('lead back to the queue after %s', async (status) => {
    openAsSupport({ at, responses: { [record]: [status] } });
    expect((await screen.findByRole('link', { name: 'Go to the reported listings' })).getAttribute('href')).toBe(
      '/support/reported-listings/',
    );
  });
});

describe('a decision about reports', () => {
  it('dismisses them, and opens the next ones', async () => {
    const next = aReportedSummary({ id: '44444444-4444-4444-8444-444444444444' });
    const { changes, address, flashes } = open({
      [decisionCall]: [aReportedListing()],
      [queueCall]: [reportedPage(aReportedSummary(), next)],
    });
    await press('Dismiss reports');
    await waitFor(() => expect(address()).toBe(`/support/reported-listings/${next.id}`));
    expect(changes().map(({ body }) => body)).toEqual([{ decision: 'dismissed' }]);
    expect(flashes()).toEqual([]);
    expect(screen.getByText(/^Dismissed\./)).toBeTruthy();
  });
  it('that dismissed them is undone with U, on the next page', async () => {
    const next = aReportedSummary({ id: '44444444-4444-4444-8444-444444444444' });
    const { changes, address } = open({
      [decisionCall]: [aReportedListing()],
      [undoCall]: [aReportedListing()],
      [queueCall]: [reportedPage(aReportedSummary(), next)],
    });
    await press('Dismiss reports');
    await screen.findByText(/^Dismissed\./);
    fireEvent.keyDown(document.body, { key: 'u' });
    await waitFor(() => expect(address()).toBe(at));
    expect(changes()).toHaveLength(2);
    expect(screen.queryByText(/^Dismissed\./)).toBeNull();
  });
  it('suspends with a reason from a template in the language of the listing, and returns to the queue', async () => {
    const { changes, address } = open({ [decisionCall]: [aReportedListing()] }, aReportedListing({ lang: 'fr' }));
    await press('Suspend listing');
    const form = dialog('Suspend the listing');
    fireEvent.change(form.getByRole('combobox'), { target: { value: 'duplicate' } });
    const reason = form.getByRole<HTMLTextAreaElement>('textbox');
    expect([reason.value, reason.lang]).toEqual([expect.stringMatching(/^Le même logement/), 'fr']);
    fireEvent.change(form.getByRole('combobox'), { target: { value: 'spam' } });
    expect(reason.value).toMatch(/^L’annonce n’offre pas/);
    fireEvent.change(reason, { target: { value: 'Une autre raison, plus claire.' } });
    fireEvent.change(form.getByRole('combobox'), { target: { value: 'scam' } });
    expect(reason.value).toBe('Une autre raison, plus claire.');
    fireEvent.click(form.getByRole('button', { name: 'Suspend listing' }));
    await waitFor(() => expect(address()).toBe('/support/reported-listings/'));
    expect(changes().map(({ body }) => body)).toEqual([
      { decision: 'suspended', confirmed: 'scam', reason: 'Une autre raison, plus claire.' },
    ]);
  });
  it('needs what was confirmed and a reason', async () => {
    const { changes } = open();
    await press('Request changes');
    const form = dialog('Request changes');
    fireEvent.click(form.getByRole('button', { name: 'Request changes' }));
    expect(form.getByRole('alert').textContent).toContain('What you confirmed');
    expect(changes()).toEqual([]);
  });
  it('that a colleague made first is shown, and the dialog can only be closed', async () => {
    const decided = aReportedListing({ decision: 'suspended', decidedAt, outcome: suspended });
    open({
      [record]: [aReportedListing(), decided],
      [decisionCall]: [{ status: 409, code: 'already-decided', message: 'A colleague has already decided.' }],
    });
    await press('Suspend listing');
    const form = dialog('Suspend the listing');
    fireEvent.change(form.getByRole('combobox'), { target: { value: 'scam' } });
    fireEvent.click(form.getByRole('button', { name: 'Suspend listing' }));
    expect(await screen.findByText('A colleague has already decided.')).toBeTruthy();
    const outcome = within(await screen.findByRole('region', { name: 'Decision' }));
    expect(outcome.getByText('It is a scam.')).toBeTruthy();
    expect(form.queryByRole('button', { name: 'Suspend listing' })).toBeNull();
  });
});

describe('the keys', () => {
  const next = aReportedSummary({ id: '44444444-4444-4444-8444-444444444444' });
  const queue = { [queueCall]: [reportedPage(aReportedSummary(), next)] };
  it('open the next and the previous reported listing', async () => {
    const { address } = open({ ...queue, [`${queueCall}/${next.id}`]: [aReportedListing({ id: next.id })] });
    await screen.findByRole('region', { name: '2 reports' });
    fireEvent.keyDown(document.body, { key: 'j' });
    await waitFor(() => expect(address()).toBe(`/support/reported-listings/${next.id}`));
    fireEvent.keyDown(document.body, { key: 'k' });
    expect(address()).toBe(at);
  });
  it('dismiss with D, once', async () => {
    const { changes } = open({ ...queue, [decisionCall]: [aReportedListing()] });
    await screen.findByRole('button', { name: 'Dismiss reports' });
    fireEvent.keyDown(document.body, { key: 'd' });
    fireEvent.keyDown(document.body, { key: 'd' });
    await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ decision: 'dismissed' }]));
  });
  it('suspend with S, a problem, and Ctrl and Enter', async () => {
    const { changes } = open({ ...queue, [decisionCall]: [aReportedListing()] });
    await screen.findByRole('button', { name: 'Suspend listing' });
    fireEvent.keyDown(document.body, { key: 's' });
    const problem = dialog('Suspend the listing').getByRole('combobox');
    expect(document.activeElement).toBe(problem);
    fireEvent.change(problem, { target: { value: 'scam' } });
    fireEvent.keyDown(problem, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(changes()[0]?.body).toMatchObject({ decision: 'suspended', confirmed: 'scam' }));
  });
});

describe('an appeal', () => {
  const appealed = (decidedBy: string) =>
    aReportedListing({
      decision: 'suspended',
      decidedAt,
      appealedAt: decidedAt,
      outcome: { ...suspended, decidedBy, appealedAt: decidedAt, appeal: 'I have the lease.' },
    });
  it('is decided by a colleague', async () => {
    const { changes } = open({ [appealCall]: [appealed(colleague)] }, appealed(colleague));
    expect(await screen.findByText('I have the lease.')).toBeTruthy();
    await press('Show it again');
    const form = dialog('Show the listing again');
    fireEvent.change(form.getByRole('textbox'), { target: { value: 'The lease is right.' } });
    fireEvent.click(form.getByRole('button', { name: 'Show it again' }));
    await waitFor(() =>
      expect(changes().map(({ body }) => body)).toEqual([{ decision: 'reversed', reason: 'The lease is right.' }]),
    );
  });
  it('is not decided by who suspended the listing', async () => {
    open({}, appealed(me));
    expect(await screen.findByText(/A colleague decides about the appeal/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show it again' })).toBeNull();
  });
});
