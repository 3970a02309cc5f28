import type { PermissionName } from '@porchlight/contracts';
import type { ReportedListing } from '@porchlight/contracts/catalog';
import type { ListingRefunds } from '@porchlight/contracts/commerce';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReportedListing, reportedId, reportedPage } from '../../../../testing/a-reported-listing.ts';
import { colleague, openAsSupport, type Responses } from '../../../../testing/open-as-support.tsx';

const at = `/support/reported-listings/${reportedId}`;
const call = `POST ${at}/refund`;
const creditsCall = 'GET /support/listing-refunds/abcdefghij';
const at9 = '2026-11-21T09:00:00.000Z';
const refund = { scope: 'activation', reason: 'An error of ours.', requestedBy: colleague, requestedAt: at9 } as const;
const creditsOf = (month: number, refunds: ListingRefunds['refunds'] = []): ListingRefunds => ({
  choices: [
    { scope: 'activation', credits: 10, isAlone: true },
    { scope: 'month', credits: month, isAlone: month <= 100 },
  ],
  refunds,
});
const decider: readonly PermissionName[] = ['showReportedListings', 'modifyReportedListings', 'modifyWallets'];
const open = (
  responses: Responses = {},
  stored: readonly ReportedListing[] = [aReportedListing()],
  permissions = decider,
) =>
  openAsSupport({
    at,
    permissions,
    responses: {
      [`GET ${at}`]: stored,
      'GET /support/reported-listings': [reportedPage()],
      [creditsCall]: [creditsOf(130)],
      ...responses,
    },
  });
const openDialog = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Return credits' }));
  return within(screen.getByRole('dialog', { name: 'Return credits of the listing' }));
};
type Form = Awaited<ReturnType<typeof openDialog>>;
const send = (form: Form) => fireEvent.click(form.getByRole('button', { name: 'Return credits' }));

beforeEach(() => localStorage.clear());

describe('credits of a reported listing', () => {
  it('are returned with a reason from a template, and the page stays', async () => {
    const { changes, address, flashes } = open(
      { [call]: [aReportedListing({ refund })], [creditsCall]: [creditsOf(130)] },
      [aReportedListing({ lang: 'fr' }), aReportedListing({ refund })],
    );
    await screen.findByRole('button', { name: 'Return credits' });
    fireEvent.keyDown(document.body, { key: 'm' });
    const form = within(screen.getByRole('dialog', { name: 'Return credits of the listing' }));
    expect(form.getByText('Loading what the listing cost')).toBeTruthy();
    fireEvent.click(await form.findByRole('radio', { name: 'That and its days: 130 credits' }));
    expect(form.getByText('A second person approves it')).toBeTruthy();
    fireEvent.click(form.getByRole('radio', { name: 'Turning it on and featuring it: 10 credits' }));
    expect(form.queryByText('A second person approves it')).toBeNull();
    expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^Des signalements/);
    fireEvent.change(form.getByRole('combobox'), { target: { value: 'error' } });
    send(form);
    await waitFor(() => expect(flashes()).toEqual(['Credits returned, or sent for approval.']));
    expect(changes().map(({ body }) => body)).toEqual([
      { scope: 'activation', reason: 'Une erreur de notre site a retiré votre annonce. Nous en sommes désolés.' },
    ]);
    expect(address()).toBe(at);
    expect(screen.queryByRole('button', { name: 'Return credits' })).toBeNull();
  });
  it('are returned after the decision too', async () => {
    open({}, [aReportedListing({ decision: 'dismissed', decidedAt: at9 })]);
    const form = await openDialog();
    expect(await form.findByRole('radio', { name: 'That and its days: 130 credits' })).toBeTruthy();
  });
  it('are not sent without any', async () => {
    const { changes } = open({
      [creditsCall]: [{ choices: [{ scope: 'activation', credits: 0, isAlone: true }], refunds: [] }],
    });
    const form = await openDialog();
    expect(await form.findByText('There are no credits to return.')).toBeTruthy();
    send(form);
    expect(changes()).toEqual([]);
  });
  it('that could not be loaded are loaded again', async () => {
    open({ [creditsCall]: [503, creditsOf(13)] });
    const form = await openDialog();
    expect(await form.findByText('We couldn’t load what the listing cost')).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Try again' }));
    expect(await form.findByRole('radio', { name: 'That and its days: 13 credits' })).toBeTruthy();
  });
  it('that a colleague returned first are shown, and the dialog can only be closed', async () => {
    open({ [call]: [{ status: 409, code: 'already-refunded', message: 'Returned already.' }] }, [
      aReportedListing(),
      aReportedListing({ refund }),
    ]);
    const form = await openDialog();
    await form.findByRole('radio', { name: 'That and its days: 130 credits' });
    send(form);
    expect(await form.findByText('Returned already.')).toBeTruthy();
    expect(form.queryByRole('button', { name: 'Return credits' })).toBeNull();
  });
  it.each([
    ['posted', '10 credits are in the wallet'],
    ['waiting', '10 credits need the approval of a second person'],
    ['rejected', 'A second person rejected 10 credits'],
  ] as const)('are shown with their state: %s', async (state, text) => {
    open({ [creditsCall]: [creditsOf(0, [{ id: reportedId, credits: 10, state, requestedAt: at9 }])] }, [
      aReportedListing({ refund }),
    ]);
    const card = within(await screen.findByRole('region', { name: 'Credits returned' }));
    expect(await card.findByText(text)).toBeTruthy();
    expect(card.getByText('An error of ours.')).toBeTruthy();
  });
  it('are returned only by those who may move credits', async () => {
    open({}, [aReportedListing({ refund })], ['showReportedListings', 'modifyReportedListings']);
    await screen.findByRole('button', { name: 'Dismiss reports' });
    expect(screen.queryByRole('button', { name: 'Return credits' })).toBeNull();
    expect(screen.getByText('Sent to the wallet')).toBeTruthy();
  });
});
