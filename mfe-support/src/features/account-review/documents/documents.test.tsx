import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { AccountDocument, ReviewDocumentRequest } from '@porchlight/contracts/accounts';
import { standInForDownloads } from '@porchlight/listing-ui/testing';
import { aReviewSummary, anAccountReview, reviewId, reviewPage } from '../../../testing/an-account-review.ts';
import { me, openAsSupport } from '../../../testing/open-as-support.tsx';

const at = `/support/account-reviews/${reviewId}`;
const get = `GET ${at}`;
const decide = `POST ${at}/decision`;
const request = `POST ${at}/document-request`;
const list = 'GET /support/account-reviews';
const documentRequest: ReviewDocumentRequest = {
  requestedAt: '2026-11-20T09:00:00.000Z',
  requestedBy: me,
  dueAt: '2026-11-27T09:00:00.000Z',
  kinds: ['identity', 'address'],
  text: 'Envoyez une facture.',
};
const bill: AccountDocument = {
  id: '77777777-7777-4777-8777-777777777777',
  kind: 'address',
  name: 'facture.pdf',
  format: 'pdf',
  size: 2_500_000,
  handedInAt: '2026-11-21T10:00:00.000Z',
};
const waiting = { documentRequest, documentsDueAt: documentRequest.dueAt };
const arrived = { ...waiting, documents: [bill], documentsArrivedAt: bill.handedInAt };
type Visit = Partial<Parameters<typeof openAsSupport>[0]>;
const open = ({ responses, ...visit }: Visit = {}) =>
  openAsSupport({
    at,
    permissions: ['showAccountReviews', 'modifyAccountReviews', 'viewUsers'],
    responses: { [get]: [anAccountReview()], [list]: [reviewPage()], ...responses },
    ...visit,
  });
const openReview = (over: object, visit: Visit = {}) =>
  open({ ...visit, responses: { [get]: [anAccountReview(over)], ...visit.responses } });
const card = async () => within(await screen.findByRole('region', { name: 'Documents' }));
async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: 'Request documents' }));
  return within(screen.getByRole('dialog', { name: 'Request documents' }));
}

beforeEach(() => localStorage.clear());

describe('a request for documents', () => {
  it('names the kinds, with a text in the language of the landlord, which the preview shows', async () => {
    const { changes, flashes } = open({
      responses: { [get]: [anAccountReview(), anAccountReview(waiting)], [request]: [anAccountReview(waiting)] },
    });
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Proof of address' }));
    const text = dialog.getByLabelText<HTMLTextAreaElement>('Text for the landlord');
    expect(text.value).toMatch(/^Veuillez remettre[^]*\n- Une facture/);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Proof of identity' }));
    expect(text.value).toMatch(/\n- Un passeport[^]*\n- Une facture/);
    expect(within(dialog.getByRole('region', { name: 'The email' })).getByText(/Une facture/)).toBeTruthy();
    const sent = text.value;
    fireEvent.click(dialog.getByRole('button', { name: 'Request' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toEqual({ kinds: ['identity', 'address'], text: sent });
    expect((await card()).getByText('Documents requested until Nov 27, 2026')).toBeTruthy();
    expect(flashes()).toEqual(['Documents requested until Nov 27, 2026.']);
    expect(screen.queryByText(/^Decide by/)).toBeNull();
  });
  it('keeps a text that was edited, and needs a kind', async () => {
    const { changes } = open();
    const dialog = await openDialog();
    fireEvent.change(dialog.getByLabelText('Text for the landlord'), { target: { value: 'Envoyez votre bail.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Request' }));
    expect((await dialog.findAllByText(/Documents/)).length).toBeGreaterThan(0);
    expect(changes()).toEqual([]);
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Company licence' }));
    expect(dialog.getByLabelText<HTMLTextAreaElement>('Text for the landlord').value).toBe('Envoyez votre bail.');
  });
  it('that a colleague was faster with is shown, and what was typed stays', async () => {
    open({
      responses: {
        [get]: [anAccountReview(), anAccountReview(waiting)],
        [request]: [{ status: 409, code: 'documents-requested', message: 'A colleague has requested documents.' }],
      },
    });
    const dialog = await openDialog();
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Proof of address' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Request' }));
    expect(await dialog.findByText('A colleague has requested documents.')).toBeTruthy();
    expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Proof of address' }).checked).toBe(true);
    expect((await card()).getByText('Nothing has arrived yet.')).toBeTruthy();
  });
  it('opens by the key D, and is not offered for a closed account', async () => {
    openReview({ restriction: 'banned' });
    await screen.findByRole('button', { name: 'Approve' });
    expect(screen.queryByRole('button', { name: 'Request documents' })).toBeNull();
    act(() => void fireEvent.keyDown(document.body, { key: 'd' }));
    expect(screen.queryByRole('dialog', { name: 'Request documents' })).toBeNull();
  });
});

describe('the documents of a review', () => {
  it('are downloaded by their own button', async () => {
    const statuses = [503, 200];
    const refusal = { code: 'busy', message: 'Try again in a moment.' };
    const { requested, saved } = standInForDownloads(() => ({ status: statuses.shift() ?? 200, body: refusal }));
    openReview(arrived);
    const shown = await card();
    expect(screen.getByText('Documents requested')).toBeTruthy();
    expect(shown.getByText(/until November 27, 2026\.$/)).toBeTruthy();
    expect(shown.getByText(/^Proof of address, 2\.4 MB, handed in/)).toBeTruthy();
    expect(shown.getByText('Documents arrived')).toBeTruthy();
    const button = shown.getByRole('button', { name: 'Download facture.pdf' });
    fireEvent.click(button);
    expect((await shown.findByRole('alert')).textContent).toBe('Try again in a moment.');
    fireEvent.click(button);
    await waitFor(() => expect(saved).toEqual(['facture.pdf']));
    const file = `/api/support/account-documents/${bill.id}/file`;
    expect(requested).toEqual([file, file]);
  });
  it('are listed, but cannot be opened, without the permission to decide', async () => {
    openReview(arrived, { permissions: ['showAccountReviews'] });
    expect((await card()).getByText('facture.pdf')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('are accepted as proof with the approval, which is based on the request that was read', async () => {
    const { changes } = openReview(arrived, { responses: { [decide]: [anAccountReview({ state: 'approved' })] } });
    fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Approve the account' }));
    fireEvent.click(dialog.getByRole('checkbox', { name: /^facture\.pdf/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(changes()).toHaveLength(1));
    expect(changes()[0]?.body).toEqual({
      decision: 'approved',
      acceptedDocuments: [bill.id],
      documentsRequestedAt: documentRequest.requestedAt,
    });
  });
  it('that are late are marked in the queue', async () => {
    const late = aReviewSummary({ documentsDueAt: '2026-11-20T09:00:00.000Z' });
    open({ at: '/support/account-reviews/', responses: { [list]: [reviewPage(late)] } });
    expect(await screen.findByText('Documents overdue since Nov 20, 2026')).toBeTruthy();
  });
});
