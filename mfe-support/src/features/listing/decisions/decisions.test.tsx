import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnListing } from '@porchlight/contracts/catalog';
import { aReviewedListing, listingId } from '../../../testing/a-reviewed-listing.ts';
import { openAsSupport, type Responses } from '../../../testing/open-as-support.tsx';
import { aPendingListing, pendingPage } from '../../../testing/pending-listings.ts';

const at = `/support/listing/${listingId}`;
const record = `GET /support/listings/${listingId}`;
const queue = 'GET /support/pending-listings';
const post = (decision: string) => `POST /support/listings/${listingId}/${decision}`;
const own = aPendingListing();
const next = aPendingListing({ id: 'next000000' });
const nothing = pendingPage([own]);
const conflict = { status: 409, message: 'Changed.', code: 'version-conflict' };
const refused = { status: 409, message: 'Not in this state.', code: 'state-refused' };

function open(responses: Responses, fields: Partial<OwnListing> = {}) {
  return openAsSupport({
    at,
    responses: { [record]: [aReviewedListing({}, fields)], [queue]: [nothing], ...responses },
  });
}
const button = (name: string) => screen.findByRole('button', { name });
async function openDialog(name: string) {
  const opener = await button(name);
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: within(await screen.findByRole('dialog')) };
}
type Dialog = ReturnType<typeof within>;
const area = (dialog: Dialog) =>
  dialog.getByRole('textbox', { name: 'Message to the landlord' }) as HTMLTextAreaElement;
const write = (dialog: Dialog, value: string) => fireEvent.change(area(dialog), { target: { value } });
const press = (dialog: Dialog, name: string) => fireEvent.click(dialog.getByRole('button', { name }));
const reason = 'Please add photos of the kitchen.';

beforeEach(() => localStorage.clear());

describe('the decision about a listing', () => {
  it.each(['draft', 'changes_requested', 'active', 'rejected'] as const)(
    'is not offered while it is %s',
    async (status) => {
      open({}, { status });
      await screen.findByText('67 Sorauren Ave');
      expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
    },
  );
  it('is offered only to users who may change the status of listings', async () => {
    openAsSupport({ at, permissions: ['showListings'], responses: { [record]: [aReviewedListing()] } });
    await screen.findByText('67 Sorauren Ave');
    for (const name of ['Approve', 'Ask for changes', 'Reject'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
  it('is sent with the version that was shown, and leads to the next listing', async () => {
    const { changes, address, flashes } = open({
      [post('approved')]: [aReviewedListing({}, { status: 'active' })],
      [queue]: [pendingPage([own, next])],
      'GET /support/listings/next000000': [aReviewedListing({}, { id: 'next000000', street: '9 Next St' })],
    });
    const { dialog } = await openDialog('Approve');
    expect(dialog.getByText(/The landlord gets an email/).textContent).toContain('enough credits');
    press(dialog, 'Approve');
    expect(await screen.findByText('9 Next St')).toBeTruthy();
    expect(address()).toBe('/support/listing/next000000');
    expect(changes()).toEqual([{ call: post('approved'), body: { version: 4 } }]);
    expect(flashes()).toEqual(['Approved. Here’s the next listing.']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('leads to the queue when nothing else waits', async () => {
    const { address, flashes } = open({ [post('approved')]: [aReviewedListing({}, { status: 'active' })] });
    press((await openDialog('Approve')).dialog, 'Approve');
    await waitFor(() => expect(address()).toBe('/support/listings/pending'));
    expect(flashes()).toEqual(['Approved. No other listing is waiting.']);
  });
  it('leads to the queue when it cannot be loaded, whatever it listed before', async () => {
    const { address } = openAsSupport({
      at: '/support/listings/pending',
      responses: {
        [record]: [aReviewedListing()],
        [queue]: [pendingPage([own, next]), 503],
        [post('approved')]: [aReviewedListing()],
      },
    });
    fireEvent.click((await screen.findAllByRole('link', { name: own.title }))[0]!);
    press((await openDialog('Approve')).dialog, 'Approve');
    await waitFor(() => expect(address()).toBe('/support/listings/pending'));
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in a moment.');
  });
  it('starts on the button that cancels, and returns the focus', async () => {
    const { changes } = open({});
    const { opener, dialog } = await openDialog('Approve');
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Cancel' }));
    press(dialog, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
    expect(changes()).toEqual([]);
  });
  it('that is refused explains why', async () => {
    open({ [post('approved')]: [{ status: 403, message: 'This listing is your own.', code: 'own-listing' }] });
    const { dialog } = await openDialog('Approve');
    press(dialog, 'Approve');
    expect((await dialog.findByRole('alert')).textContent).toContain('This listing is your own.');
  });
  it('is sent once however often its button is pressed', async () => {
    let respond: (response: object) => void = () => undefined;
    const { changes } = open({ [post('approved')]: [() => new Promise<object>((resolve) => (respond = resolve))] });
    const { dialog } = await openDialog('Approve');
    press(dialog, 'Approve');
    press(dialog, 'Saving…');
    await waitFor(() => expect(changes()).toHaveLength(1));
    await act(async () => respond({ status: 503, message: 'Try again in a moment.', code: 'busy' }));
    expect(await dialog.findByText('Try again in a moment.')).toBeTruthy();
    expect(changes()).toHaveLength(1);
  });
});

describe('asking for changes and rejecting', () => {
  it.each([
    ['Ask for changes', 'Send', 'changes-requested', 'Changes requested. No other listing is waiting.'],
    ['Reject', 'Reject', 'rejected', 'Rejected. No other listing is waiting.'],
  ])('"%s" sends the reason', async (opener, confirm, path, flash) => {
    const { changes, flashes } = open({ [post(path)]: [aReviewedListing()] });
    const { dialog } = await openDialog(opener);
    expect(document.activeElement).toBe(area(dialog));
    write(dialog, `  ${reason} `);
    press(dialog, confirm);
    await waitFor(() => expect(flashes()).toEqual([flash]));
    expect(changes()).toEqual([{ call: post(path), body: { version: 4, reason } }]);
  });
  it('warns that a rejection is final', async () => {
    open({});
    expect((await openDialog('Reject')).dialog.getByText(/This is final/)).toBeTruthy();
  });
  it.each(['', 'Too short', 'x'.repeat(1_001)])('refuses a reason that is too short or too long', async (text) => {
    const { changes } = open({});
    const { dialog } = await openDialog('Ask for changes');
    write(dialog, text);
    press(dialog, 'Send');
    expect(area(dialog).getAttribute('aria-invalid')).toBe('true');
    expect(await dialog.findByRole('alert')).toBeTruthy();
    expect(changes()).toEqual([]);
  });
  it.each([
    ['en', 'en-CA', 'Photos of another home', /^Some photos seem to show a different home/],
    ['fr', 'en-CA', 'Photos of another home', /^Certaines photos semblent montrer un autre logement/],
    ['en', 'fr-CA', 'Photos d’un autre logement', /^Some photos seem to show a different home/],
  ] as const)('offers ready texts in the language of the listing (%s, page %s)', async (lang, language, name, text) => {
    openAsSupport({ at, language, responses: { [record]: [aReviewedListing({}, { lang })] } });
    fireEvent.click(await button(language === 'fr-CA' ? 'Demander des changements' : 'Ask for changes'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name }));
    const box = dialog.getByRole<HTMLTextAreaElement>('textbox');
    expect(box.value).toMatch(text);
    expect(box.lang).toBe(lang);
  });
  it('adds a ready text below what was typed, with other words for a rejection', async () => {
    open({});
    const { dialog } = await openDialog('Reject');
    write(dialog, 'Hello.');
    press(dialog, 'Money before a viewing');
    expect(area(dialog).value).toMatch(/^Hello\.\n\nThank you for your submission\. .*money before a viewing/);
  });
  it('keeps what was typed while the dialog is closed', async () => {
    open({});
    const { dialog } = await openDialog('Ask for changes');
    write(dialog, reason);
    press(dialog, 'Cancel');
    expect(area((await openDialog('Ask for changes')).dialog).value).toBe(reason);
  });
  it('keeps what was typed after a failure', async () => {
    open({ [post('rejected')]: [503] });
    const { dialog } = await openDialog('Reject');
    write(dialog, reason);
    press(dialog, 'Reject');
    expect((await dialog.findByRole('alert')).textContent).toContain('Try again in a moment.');
    expect(area(dialog).value).toBe(reason);
  });
});

describe('a decision about a listing that changed meanwhile', () => {
  it('is not made: the listing is loaded again, the reason stays, and the next one is based on the new version', async () => {
    const { changes, flashes } = open({
      [record]: [aReviewedListing(), aReviewedListing({}, { version: 5, street: '1 New St' })],
      [post('rejected')]: [conflict, aReviewedListing()],
    });
    const { dialog } = await openDialog('Reject');
    write(dialog, reason);
    press(dialog, 'Reject');
    expect((await dialog.findByRole('alert')).textContent).toContain('This listing has changed');
    expect(await screen.findByText('1 New St')).toBeTruthy();
    expect(area(dialog).value).toBe(reason);
    expect(dialog.queryByRole('button', { name: 'Reject' })).toBeNull();
    press(dialog, 'Show the listing');
    const again = (await openDialog('Reject')).dialog;
    expect(area(again).value).toBe(reason);
    expect(again.queryByRole('alert')).toBeNull();
    press(again, 'Reject');
    await waitFor(() => expect(flashes()).toHaveLength(1));
    expect(changes().map(({ body }) => body)).toEqual([
      { version: 4, reason },
      { version: 5, reason },
    ]);
  });
  it('is not offered again if another person decided', async () => {
    const decided = aReviewedListing({}, { status: 'active', version: 5 });
    open({ [record]: [aReviewedListing(), decided], [post('approved')]: [refused] });
    const { dialog } = await openDialog('Approve');
    press(dialog, 'Approve');
    expect((await dialog.findByRole('alert')).textContent).toContain('someone else decided');
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();
    press(dialog, 'Show the listing');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
  });
});
