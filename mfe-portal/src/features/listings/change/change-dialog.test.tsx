import type { PortalListing } from '@porchlight/contracts/catalog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { apiInTurn, type Responses } from '../../../testing/api-in-turn.ts';
import { openScreen } from '../../../testing/open-screen.tsx';
import { walletCalls } from '../../../shared/wallet/wallet-calls.ts';
import { ListingsScreen } from '../listings-screen.tsx';
import { aLiveListing, aPortalListing, pageOf, shortCosts, someCosts } from '../testing/listings-api.ts';

const costs = 'GET /ecommerce/listing-costs/abcdefghij';
const enable = 'POST /ecommerce/enable/abcdefghij';
const feature = 'POST /ecommerce/featured/abcdefghij';
const list = 'GET /elandlord/listings';
const published = { listingId: 'abcdefghij', enabled: true, featured: false, credits: 118 };
const unpublished = { ...published, enabled: false, credits: 128 };
const priceChanged = { status: 409, code: 'price-changed', message: 'The price has changed.' };

const WalletReader = () => <>{walletCalls.useGetWalletQuery().data?.wallet.credits}</>;

/** Opens the list of one listing, and the dialog of one of its controls. */
async function request(listing: PortalListing, control: string, responses: Responses) {
  const { send, requests } = apiInTurn({
    [list]: [pageOf([listing])],
    [costs]: [someCosts({ enabled: listing.isLive, featured: listing.isFeatured })],
    'GET /elandlord/wallet': [
      { wallet: { credits: 128, isMember: false, membershipExpiryDate: null, autoRenews: false } },
    ],
    ...responses,
  });
  const screens = (
    <>
      <ListingsScreen />
      <WalletReader />
    </>
  );
  const { store } = openScreen(screens, { at: '/portal/listings' }, send);
  const opener = await screen.findByRole(control === 'live' ? 'switch' : 'button', {
    name: control === 'live' ? 'Bright home: live' : `${control} Bright home`,
  });
  opener.focus();
  fireEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  return {
    opener,
    dialog: within(dialog),
    sent: () => requests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body),
    countOf: (call: string) => requests.filter((one) => one.call === call).length,
    flashes: () => store.getState().flash.map(({ text }) => text),
  };
}
const turnOn = (responses: Responses = {}) =>
  request(aPortalListing(), 'live', { [enable]: [published], ...responses });
const liveSwitch = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Bright home: live' });
/** Presses a button once it is no longer busy. */
const press = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name }).hasAttribute('aria-disabled')).toBe(false));
  fireEvent.click(screen.getByRole('button', { name }));
};
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const factOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;

describe('turning a listing on', () => {
  it('shows its cost, the balance, the daily use and the last paid day before anything is sent', async () => {
    const { dialog, sent } = await turnOn();
    expect(await dialog.findByRole('button', { name: 'Turn on for 10 credits' })).toBeTruthy();
    expect(['Cost now', 'Your credits', 'All live listings, per day', 'Your credits last until'].map(factOf)).toEqual([
      '10 credits',
      '128 now, 118 after',
      '9 credits',
      'December 4, 2026',
    ]);
    expect(sent()).toEqual([]);
    expect(liveSwitch().checked).toBe(false);
  });
  it('says when the membership pays for it', async () => {
    const included = someCosts();
    Object.assign(included.enabling, { credits: 0, isIncluded: true, dailyCreditUsage: 8 });
    const { dialog } = await turnOn({ [costs]: [included] });
    expect(await dialog.findByText('Included in your membership')).toBeTruthy();
    expect(factOf('Cost now')).toBe('Included in your membership');
    expect(dialog.getByRole('button', { name: 'Turn on' })).toBeTruthy();
  });
  it('sends nothing when it is cancelled, and returns the focus to the switch', async () => {
    const { opener, dialog, sent } = await turnOn();
    await dialog.findByText('10 credits');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await press('Cancel');
    await isClosed();
    expect([document.activeElement, sent()]).toEqual([opener, []]);
  });
  it('sends the shown price once, then shows the result and reads the wallet again', async () => {
    const { opener, sent, countOf, flashes } = await turnOn();
    const confirm = await screen.findByRole('button', { name: 'Turn on for 10 credits' });
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await isClosed();
    expect(sent()).toEqual([{ enabled: true, expectedCredits: 10, key: expect.stringMatching(/^[a-z0-9]{20,40}$/) }]);
    await waitFor(() => expect(liveSwitch().checked).toBe(true));
    expect(document.activeElement).toBe(opener);
    expect(flashes()).toEqual(['“Bright home” is live. You have 118 credits left.']);
    expect(screen.getByRole('link', { name: 'Live 1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Off 0' })).toBeTruthy();
    await waitFor(() => expect(countOf('GET /elandlord/wallet')).toBe(2));
  });
  it('is sent again with the same key after a lost response', async () => {
    const { sent } = await turnOn({ [enable]: [0, published] });
    await press('Turn on for 10 credits');
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t turn on the listing');
    await press('Try again');
    await isClosed();
    const [first, second] = sent();
    expect([sent().length, second]).toEqual([2, first]);
  });
  it('uses another key each time the dialog opens', async () => {
    const { sent, opener } = await turnOn({ [enable]: [503, published] });
    await press('Turn on for 10 credits');
    await screen.findByRole('alert');
    await press('Cancel');
    fireEvent.click(opener);
    await press('Turn on for 10 credits');
    await isClosed();
    expect(new Set(sent().map(({ key }) => key)).size).toBe(2);
  });
  it('asks again with the new price when it has changed', async () => {
    const dearer = someCosts();
    dearer.enabling.credits = 12;
    const { dialog, sent } = await turnOn({ [costs]: [someCosts(), dearer], [enable]: [priceChanged, published] });
    await press('Turn on for 10 credits');
    expect((await dialog.findByRole('alert')).textContent).toBe('The price has changed.');
    expect(await dialog.findByText('128 now, 116 after')).toBeTruthy();
    await press('Turn on for 12 credits');
    await isClosed();
    expect(sent().map(({ expectedCredits }) => expectedCredits)).toEqual([10, 12]);
  });
  it('names the missing credits instead of sending, and leads to the wallet', async () => {
    const { dialog, sent } = await turnOn({ [costs]: [shortCosts()] });
    expect(await dialog.findByText('6 credits are missing')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe(
      '/portal/billing/checkout?credits=6&return=/portal/listings',
    );
    expect(dialog.queryByRole('button', { name: /Turn on/ })).toBeNull();
    expect(sent()).toEqual([]);
  });
  it('names the missing credits when they were spent in the meantime', async () => {
    const { dialog } = await turnOn({
      [costs]: [someCosts(), shortCosts()],
      [enable]: [{ status: 402, code: 'credits-short', message: 'Buy 6 more.' }],
    });
    await press('Turn on for 10 credits');
    expect(await dialog.findByText('6 credits are missing')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Turn on|Try again/ })).toBeNull();
  });
  it('is not offered for a listing that was turned on elsewhere, whose switch follows', async () => {
    const { dialog } = await turnOn({ [costs]: [someCosts({ enabled: true })] });
    expect(await dialog.findByText('It is live already.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /Turn on/ })).toBeNull();
    expect(liveSwitch().checked).toBe(true);
  });
  it('waits for the price, which can be loaded again after a failure', async () => {
    const { dialog, sent } = await turnOn({ [costs]: [503, someCosts()] });
    expect((await dialog.findByRole('alert')).textContent).toContain('We can’t load the price');
    expect(dialog.queryByRole('button', { name: /Turn on/ })).toBeNull();
    await press('Try again');
    expect(await dialog.findByRole('button', { name: 'Turn on for 10 credits' })).toBeTruthy();
    expect(sent()).toEqual([]);
  });
  it('says why a home that was marked as rented meanwhile cannot be turned on', async () => {
    const message = 'This home is marked as rented. Offer it again before you turn it on.';
    const { dialog } = await turnOn({ [enable]: [{ status: 409, code: 'not-offered', message }] });
    await press('Turn on for 10 credits');
    expect((await dialog.findByRole('alert')).textContent).toContain(message);
    expect(liveSwitch().checked).toBe(false);
  });
  it('cannot be confirmed before its price is shown', async () => {
    const { dialog, sent } = await turnOn({ [costs]: [new Promise(() => undefined)] });
    fireEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    expect(sent()).toEqual([]);
  });
  it('cannot be closed while it is sent', async () => {
    const { dialog } = await turnOn({ [enable]: [new Promise(() => undefined)] });
    await press('Turn on for 10 credits');
    await dialog.findByRole('button', { name: 'One moment…' });
    await press('Cancel');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('other changes', () => {
  it('turning off is free, and says that featuring ends', async () => {
    const listing = aLiveListing({ isFeatured: true });
    const { dialog, sent, flashes } = await request(listing, 'live', { [enable]: [unpublished] });
    expect(await dialog.findByText(/disappears from search at once.*no longer featured either/)).toBeTruthy();
    await press('Turn off');
    await isClosed();
    expect(sent()).toMatchObject([{ enabled: false, expectedCredits: 0 }]);
    await waitFor(() => expect(liveSwitch().checked).toBe(false));
    expect(screen.queryByRole('button', { name: /eature/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'View page: Bright home' })).toBeNull();
    expect(flashes()).toEqual(['“Bright home” is off.']);
  });
  it('featuring shows its own price, and the button follows', async () => {
    const { opener, sent } = await request(aLiveListing(), 'Feature', {
      [feature]: [{ ...published, featured: true, credits: 113 }],
    });
    await press('Feature for 15 credits');
    await isClosed();
    expect(sent()).toMatchObject([{ featured: true, expectedCredits: 15 }]);
    expect(await screen.findByRole('button', { name: 'Featured Bright home' })).toBe(opener);
    expect(document.activeElement).toBe(opener);
  });
  it('featuring is ended without a charge', async () => {
    const { sent } = await request(aLiveListing({ isFeatured: true }), 'Featured', { [feature]: [published] });
    await press('Stop featuring');
    await isClosed();
    expect(sent()).toMatchObject([{ featured: false, expectedCredits: 0 }]);
    expect(await screen.findByRole('button', { name: 'Feature Bright home' })).toBeTruthy();
  });
});

describe('a list that is loaded before catalog follows', () => {
  it('shows the change all the same, and is loaded once more', async () => {
    const { countOf } = await turnOn();
    await press('Turn on for 10 credits');
    await isClosed();
    fireEvent.click(screen.getByRole('link', { name: 'Off 0' }));
    await waitFor(() => expect(countOf(`${list}?state=off`)).toBe(1));
    fireEvent.click(screen.getByRole('link', { name: /^All/ }));
    await waitFor(() => expect(countOf(list)).toBe(2));
    expect(liveSwitch().checked).toBe(true);
    await waitFor(() => expect(countOf(list)).toBe(3));
    expect(liveSwitch().checked).toBe(true);
  });
});
