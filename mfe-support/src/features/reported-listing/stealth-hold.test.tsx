import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aReportedListing, reportedId, reportedPage } from '../../testing/a-reported-listing.ts';
import { colleague, openAsSupport, type Responses } from '../../testing/open-as-support.tsx';

const at = `/support/reported-listings/${reportedId}`;
const holdCall = `POST ${at}/stealth-hold`;
const endCall = `${holdCall}-end`;
const stealthHold = {
  heldBy: colleague,
  heldAt: '2026-11-21T11:00:00.000Z',
  until: '2026-11-24T11:00:00.000Z',
  reason: 'The bank looks at the account.',
};
const hidden = aReportedListing({ stealthHold, stealthUntil: stealthHold.until });
const decider = ['showReportedListings', 'modifyReportedListings'] as const;
type Stored = readonly ReturnType<typeof aReportedListing>[];
const open = (stored: Stored, responses: Responses = {}, permissions: readonly (typeof decider)[number][] = decider) =>
  openAsSupport({
    at,
    permissions,
    responses: { [`GET ${at}`]: stored, 'GET /support/reported-listings': [reportedPage()], ...responses },
  });
const button = (name: string) => screen.queryByRole<HTMLButtonElement>('button', { name });
const hide = async () => {
  await screen.findByRole('button', { name: 'Hide without notice' });
  fireEvent.keyDown(document.body, { key: 'h' });
  const form = within(screen.getByRole('dialog', { name: 'Hide the listing without notice' }));
  fireEvent.change(form.getByRole('textbox'), { target: { value: ' The bank looks at the account. ' } });
  fireEvent.click(form.getByRole('button', { name: 'Hide without notice' }));
};

beforeEach(() => localStorage.clear());

describe('a listing that most reports call a scam', () => {
  it('is hidden without a notice, with a reason, and stays open', async () => {
    const { changes, flashes, address } = open([aReportedListing(), hidden], { [holdCall]: [hidden] });
    await hide();
    await waitFor(() => expect(flashes()).toEqual(['Hidden. The landlord gets no notice.']));
    expect(changes().map(({ body }) => body)).toEqual([{ reason: 'The bank looks at the account.' }]);
    expect(address()).toBe(at);
    expect(screen.getAllByText(/^Hidden without notice until/)).toHaveLength(2);
    expect(button('Hide without notice')).toBeNull();
  });
  it('that a colleague has hidden meanwhile is loaded again', async () => {
    const refused = { status: 409, code: 'already-held', message: 'This listing is hidden.' };
    open([aReportedListing(), hidden], { [holdCall]: [refused] });
    await hide();
    expect(await screen.findByText('The bank looks at the account.')).toBeTruthy();
  });
  it.each([
    ['reported for something else', aReportedListing({ reason: 'spam' })],
    ['that is not public', aReportedListing({ status: 'suspended', hold: 'risk' })],
    ['that was hidden before', aReportedListing({ stealthHold: { ...stealthHold, endedAt: stealthHold.until } })],
  ])('but not one %s', async (_, stored) => {
    open([stored]);
    await screen.findByRole('button', { name: 'Suspend listing' });
    expect(button('Hide without notice')).toBeNull();
  });
});

describe('a hidden listing', () => {
  it('says by whom, why and until when, is shown again, and its landlord is not asked', async () => {
    const { changes, flashes } = open([hidden, aReportedListing()], { [endCall]: [aReportedListing()] });
    expect(await screen.findByText('The bank looks at the account.')).toBeTruthy();
    expect(button('Ask the landlord')!.disabled).toBe(true);
    fireEvent.click(button('Show it again')!);
    await waitFor(() => expect(flashes()).toEqual(['The listing is public again, if its landlord still offers it.']));
    expect(changes()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('The bank looks at the account.')).toBeNull());
  });
  it('is shown without the button to colleagues who may not decide', async () => {
    open([hidden], {}, ['showReportedListings']);
    expect(await screen.findByText('The bank looks at the account.')).toBeTruthy();
    expect(button('Show it again')).toBeNull();
  });
});
