import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Responses } from '../../../testing/api-in-turn.ts';
import { portalListingsCalls } from '../../../shared/listing-titles/portal-listings-calls.ts';
import { listingId } from '../testing/an-own-listing.ts';
import { changeCall, fieldOf, fill, getCall, openEditor, press, save, stored } from '../testing/open-editor.tsx';
import {
  rentedCall,
  reopenedCall,
  leadsCall,
  costsCall,
  leadsOf,
  never,
  rented,
  reopened,
  statusCard,
  button,
  pressInCard,
  dialogOf,
  question,
  isClosed,
  ask,
} from '../testing/rented-question.tsx';

beforeEach(() => {
  localStorage.clear();
});

describe('marking a home as rented', () => {
  it('asks first, with the focus on Cancel, and sends nothing before', async () => {
    const { dialog, bodiesOf } = await ask();
    expect(dialog.getByText(/disappears from search and the map at once, and its daily charge ends/)).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Cancel');
    expect(bodiesOf(rentedCall)).toEqual([]);
  });
  it('is sent with the version, and its result is shown with the focus on the next button', async () => {
    const { confirm, bodiesOf, flashes } = await ask();
    confirm();
    await isClosed();
    expect(bodiesOf(rentedCall)).toEqual([{ version: 4 }]);
    expect(flashes()).toEqual(['Marked as rented. Visitors no longer find this home.']);
    expect(screen.getAllByText('Rented')).toHaveLength(2);
    expect(statusCard().getByText(/This home is off the market/)).toBeTruthy();
    expect(document.activeElement).toBe(await button('Offer again'));
    expect(screen.queryByText('Mark as rented', { selector: 'button' })).toBeNull();
  });
  it('is not made after Cancel, which returns the focus', async () => {
    const { bodiesOf } = await ask();
    await press('Cancel');
    await isClosed();
    expect(document.activeElement).toBe(await button('Mark as rented'));
    expect(bodiesOf(rentedCall)).toEqual([]);
  });
  it('cannot be closed or sent twice while it is sent', async () => {
    const { dialog, confirm, bodiesOf } = await ask({ [rentedCall]: [never] });
    confirm();
    fireEvent.click(await dialog.findByText('One moment…'));
    await press('Cancel');
    expect(await question()).toBeTruthy();
    expect(bodiesOf(rentedCall)).toHaveLength(1);
  });
  it('leaves the question open after a failure, and can be tried again', async () => {
    const { dialog, confirm, flashes } = await ask({ [rentedCall]: [503, rented()] });
    confirm();
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toBe('We couldn’t mark this home as rentedTry again in a moment.');
    expect(flashes()).toEqual([]);
    confirm('Try again');
    await isClosed();
    expect(await button('Offer again')).toBeTruthy();
  });
  it('forgets a failure once it is cancelled', async () => {
    const { dialog, confirm } = await ask({ [rentedCall]: [503] });
    confirm();
    await dialog.findByRole('alert');
    await press('Cancel');
    await isClosed();
    expect(statusCard().queryByRole('alert')).toBeNull();
    await pressInCard('Mark as rented');
    expect((await question()).queryByRole('alert')).toBeNull();
  });
  it('shows the listing as off once it is offered again, whatever commerce reported before', async () => {
    const { store, confirm } = await ask({ [costsCall]: [{ listingId, enabled: true, featured: true, credits: 9 }] });
    const input = { params: { id: listingId } };
    const { getListingCosts } = portalListingsCalls.endpoints;
    await act(() => store.dispatch(getListingCosts.initiate(input)));
    confirm();
    await isClosed();
    expect(getListingCosts.select(input)(store.getState()).data).toMatchObject({ enabled: false, featured: false });
  });
});

describe('the question whether a home is rented', () => {
  it.each([
    [{ open: 0 }, /^There are no open inquiries about it\.$/],
    [{ open: 1 }, /^1 person has an open inquiry about it\..*up to three similar homes/],
    [{ open: 9, leased: 1, lost: 2 }, /^6 people have an open inquiry about it\..*up to three similar homes/],
  ])('has the number of people who get a mail: %j', async (counts, text) => {
    const { dialog, calls } = await ask({ [leadsCall]: [leadsOf(counts)] });
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(calls()).toContain(`${leadsCall}?listingId=${listingId}`);
  });
  const withoutNumber = /^Within about ten minutes, we’ll email people with an open inquiry/;
  it('has no number while it loads', async () => {
    const { dialog } = await ask({ [leadsCall]: [never] });
    expect(dialog.getByText(withoutNumber)).toBeTruthy();
  });
  it('has no number without a confirmed address, and shows why that is refused', async () => {
    const refused = { status: 403, code: 'forbidden', message: 'Not allowed.' };
    const { calls } = openEditor({ [rentedCall]: [refused] }, { isVerified: false });
    await pressInCard('Mark as rented');
    const dialog = await question();
    expect(dialog.getByText(withoutNumber)).toBeTruthy();
    fireEvent.click(dialog.getByText('Mark as rented', { selector: 'button' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Not allowed.');
    expect(calls().filter((call) => call.startsWith(leadsCall))).toEqual([]);
  });
  it('has no number if it cannot be loaded, and can be confirmed', async () => {
    const { dialog, confirm, calls } = await ask({ [leadsCall]: [503] });
    await waitFor(() => expect(calls()).toContain(`${leadsCall}?listingId=${listingId}`));
    expect(dialog.getByText(withoutNumber)).toBeTruthy();
    confirm();
    await isClosed();
    expect(await button('Offer again')).toBeTruthy();
  });
  it('announces no mail about an expired listing: it was sent when the listing expired', async () => {
    const { dialog, calls } = await ask({ [getCall]: [stored({ status: 'expired', isLive: false })] });
    expect(dialog.getByText(/told by email when it expired/)).toBeTruthy();
    expect(dialog.getByText(/^It stays out of search/)).toBeTruthy();
    expect(calls().filter((call) => call.startsWith(leadsCall))).toEqual([]);
  });
  it('says that featuring ends', async () => {
    const { dialog } = await ask({ [getCall]: [stored({ isFeatured: true })] });
    expect(dialog.getByText(/it’s no longer featured/)).toBeTruthy();
  });
  it('is in French', async () => {
    openEditor({ [leadsCall]: [leadsOf({ open: 2 })] }, { language: 'fr-CA' });
    await press('Marquer comme loué');
    const dialog = await dialogOf('Marquer ce logement comme loué\u00a0?');
    expect(await dialog.findByText(/^2 personnes ont une demande en cours/)).toBeTruthy();
  });
});

describe('offering a home again', () => {
  const open = (responses: Responses = {}) => openEditor({ [getCall]: [rented()], ...responses });
  it('needs no question, and says where it is turned on', async () => {
    const { bodiesOf, flashes } = open({ [reopenedCall]: [reopened] });
    await pressInCard('Offer again');
    expect(await button('Mark as rented')).toBe(document.activeElement);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(bodiesOf(reopenedCall)).toEqual([{ version: 5 }]);
    expect(flashes()).toEqual(['Offered again. Turn it on under Listings when you’re ready.']);
    expect(screen.getAllByText('Off')).toHaveLength(2);
    expect(statusCard().getByRole('link', { name: 'Turn on or off, or feature' })).toBeTruthy();
  });
  it('explains a failure, and stays possible', async () => {
    const { flashes } = open({ [reopenedCall]: [503, reopened] });
    await pressInCard('Offer again');
    expect((await statusCard().findByRole('alert')).textContent).toBe(
      'We couldn’t offer this home againTry again in a moment.',
    );
    expect(flashes()).toEqual([]);
    await pressInCard('Offer again');
    expect(await button('Mark as rented')).toBeTruthy();
    expect(statusCard().queryByRole('alert')).toBeNull();
  });
});

describe('the states of a listing', () => {
  it.each(['active', 'paused', 'expired'] as const)('%s: can be marked as rented', async (status) => {
    openEditor({ [getCall]: [stored({ status, isLive: false })] });
    expect(await button('Mark as rented')).toBeTruthy();
  });
  it.each([
    ['active', false],
    ['paused', true],
    ['expired', true],
    ['rented', true],
  ] as const)('%s: can be offered again: %s', async (status, canBe) => {
    openEditor({ [getCall]: [stored({ status, isLive: false })] });
    await fieldOf('Title');
    expect(screen.queryByText('Offer again', { selector: 'button' }) !== null).toBe(canBe);
  });
  it.each(['draft', 'pending_review', 'changes_requested', 'scheduled', 'suspended', 'rejected'] as const)(
    '%s: can be neither marked as rented nor offered again',
    async (status) => {
      openEditor({ [getCall]: [stored({ status, isLive: false })] });
      await fieldOf('Title');
      expect(screen.queryByText(/Mark as rented|Offer again/, { selector: 'button' })).toBeNull();
    },
  );
});

describe('unsaved text', () => {
  it('stays after both changes, and is saved on top of them without a conflict', async () => {
    const saved = stored({ version: 7, isLive: false, title: 'Sunny home near the park' });
    const { confirm, changes } = await ask({ [reopenedCall]: [reopened], [changeCall]: [saved] });
    await fill('Title', 'Sunny home near the park');
    confirm();
    await isClosed();
    expect((await fieldOf('Title')).value).toBe('Sunny home near the park');
    await pressInCard('Offer again');
    await button('Mark as rented');
    expect((await fieldOf('Title')).value).toBe('Sunny home near the park');
    await save();
    expect(changes()).toEqual([{ id: listingId, version: 6, title: 'Sunny home near the park' }]);
  });
  it('cannot be saved on top of the old version meanwhile', async () => {
    const { changes } = openEditor({ [getCall]: [rented()], [reopenedCall]: [never] });
    await fill('Title', 'Sunny home near the park');
    await pressInCard('Offer again');
    fireEvent.submit(screen.getByLabelText('Listing', { selector: 'form' }));
    expect(changes()).toEqual([]);
  });
});
