import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Responses } from '../../../testing/api-in-turn.ts';
import { anOwnListing, listingId } from '../testing/an-own-listing.ts';
import { changeCall, getCall, openEditor, saveButton, stored } from '../testing/open-editor.tsx';
import {
  aCompleteDraft,
  aDraft,
  input,
  openDialog,
  openDraft,
  pass,
  pressNow,
  publishBar,
  type,
} from '../testing/open-draft.tsx';
import { costsCall } from '../testing/rented-question.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const submitCall = `POST /elandlord/listings/${listingId}/submitted`;
const preview = { credits: 10, isIncluded: false, shortfall: 0, dailyCreditUsage: 1, runsUntil: '2027-01-14' };
const costs = (enabling: object = {}, credits = 42) => ({
  listingId,
  enabled: false,
  featured: false,
  credits,
  enabling: { ...preview, ...enabling },
  featuring: preview,
});
const prices = { creditPrices: { activation: 10, featuredActivation: 20, daily: 1, featuredDaily: 2 } };
const known: Responses = { [costsCall]: [costs()], 'GET /ecommerce/credit-prices': [prices] };
const submitted = (given: object = {}) => stored({ version: 5, isLive: true, ...given });

/** Opens a complete draft with known costs. */
const openComplete = async (over: Responses = {}) => {
  const opened = await openDraft({ [getCall]: [aCompleteDraft()], ...known, ...over });
  await pass(0);
  return opened;
};
/** Opens the dialog of a complete draft, and confirms it. */
async function publish(over: Responses) {
  const opened = await openComplete(over);
  await pressNow('Publish listing', publishBar());
  await pressNow('Publish listing', openDialog()!);
  return opened;
}
const factOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
const turnOn = () => input(/^Turn it on as soon as it may be public/);

describe('the bar of a draft', () => {
  it('has what publishing costs', async () => {
    await openComplete();
    expect(publishBar().textContent).toContain('Publishing: 10 credits today, then 1 a day · you have 42');
  });
  it('has no costs while they are unknown', async () => {
    await openComplete({ [costsCall]: [404] });
    expect(publishBar().textContent).not.toContain('Publishing:');
  });
  it('leads to the first missing item, and announces all of them', async () => {
    const { announcement, bodiesOf } = await openDraft({ [getCall]: [aDraft({ missing: ['title', 'description'] })] });
    await pressNow('Publish listing', publishBar());
    expect(document.activeElement).toBe(input('Title'));
    expect(announcement()).toBe('2 items are missing: Title and Description.');
    expect([openDialog(), bodiesOf(submitCall)]).toEqual([null, []]);
  });
  it('saves first, and leads to what is missing then', async () => {
    const { changes } = await openDraft({
      [getCall]: [aDraft({ missing: ['title', 'description'] })],
      [changeCall]: [aDraft({ title: 'Sunny home', version: 5, missing: ['description'] })],
    });
    type('Title', 'Sunny home');
    await pressNow('Publish listing', publishBar());
    expect(changes()).toHaveLength(1);
    expect(document.activeElement?.id).toMatch(/-description$/);
  });
  it('leads to an invalid field instead of publishing without it', async () => {
    await openComplete();
    type(/^Rent$/, '50');
    await pressNow('Publish listing', publishBar());
    expect([document.activeElement, openDialog()]).toEqual([input(/^Rent$/), null]);
  });
});

describe('publishing a listing', () => {
  it('asks first, with the costs, and sends the version that was saved last', async () => {
    const { bodiesOf } = await openComplete({
      [changeCall]: [aCompleteDraft({ rent: 2_050, version: 5 })],
      [submitCall]: [submitted({ version: 6 })],
    });
    type(/^Rent$/, '2050');
    await pressNow('Publish listing', publishBar());
    expect(['Cost when it’s turned on', 'Then, per day', 'Your credits'].map(factOf)).toEqual([
      '10 credits',
      '1 credit',
      '42 now, 32 after',
    ]);
    expect([turnOn().checked, bodiesOf(submitCall)]).toEqual([true, []]);
    await pressNow('Publish listing', openDialog()!);
    expect(bodiesOf(submitCall)).toEqual([{ version: 5, turnOnFor: 10 }]);
  });
  it('does not turn it on without enough credits, and leads to the checkout', async () => {
    const { bodiesOf } = await openComplete({ [costsCall]: [costs({ shortfall: 6 }, 4)], [submitCall]: [submitted()] });
    await pressNow('Publish listing', publishBar());
    const dialog = within(openDialog()!);
    expect(dialog.getByText('6 credits are missing')).toBeTruthy();
    expect(dialog.getByText('Buy credits').closest('a')?.getAttribute('href')).toBe(
      `/portal/billing/checkout?credits=6&return=/portal/listings/${listingId}`,
    );
    expect(turnOn().checked).toBe(false);
    await pressNow('Publish listing', openDialog()!);
    expect(bodiesOf(submitCall)).toEqual([{ version: 4 }]);
  });
  it('leads to the editor of a published listing', async () => {
    const { flashes } = await publish({ [submitCall]: [submitted()] });
    expect(flashes()).toEqual(['Published.']);
    expect([openDialog(), screen.queryByText('Ready to publish?')]).toEqual([null, null]);
    expect(screen.queryByText('Publish listing')).toBeNull();
    expect(screen.getAllByText('Live').length).toBeGreaterThan(0);
    type(/^Rent$/, '2050');
    expect(saveButton()).toBeTruthy();
  });
  it('locks the form while support looks at it', async () => {
    const { flashes } = await publish({ [submitCall]: [submitted({ status: 'pending_review', isLive: false })] });
    expect(
      screen.getByText(/^We look at every first listing, usually within one business day\. You get an email\.$/),
    ).toBeTruthy();
    expect(input('Title').matches(':disabled')).toBe(true);
    expect([screen.queryByText('Publish listing'), flashes()]).toEqual([null, []]);
    expect(document.activeElement?.textContent).toContain('This listing is in review');
  });
  it('shows what is missing after all', async () => {
    const incomplete = {
      status: 409,
      code: 'listing-incomplete',
      message: 'Something is missing.',
      missing: ['photos'],
    };
    await publish({
      [getCall]: [aCompleteDraft(), aCompleteDraft({ missing: ['photos'] })],
      [submitCall]: [incomplete],
    });
    expect(openDialog()).toBeNull();
    expect(screen.getByText('1 missing')).toBeTruthy();
    expect(document.activeElement?.id).toMatch(/-photos$/);
  });
  it('shows what was changed in another window, and does not publish it', async () => {
    const { flashes } = await publish({
      [getCall]: [aCompleteDraft(), aCompleteDraft({ version: 7, rent: 2_100 })],
      [submitCall]: [{ status: 409, code: 'version-conflict', message: 'Changed.' }],
    });
    expect([openDialog(), input(/^Rent$/).value, flashes()]).toEqual([null, '2100', []]);
    expect(within(publishBar()).getByRole('alert').textContent).toContain('we didn’t publish it');
  });
  it('can be tried again after a failure', async () => {
    const { flashes } = await publish({ [submitCall]: [503, submitted()] });
    expect(within(openDialog()!).getByRole('alert').textContent).toContain('Try again in a moment.');
    await pressNow('Try again', openDialog()!);
    expect(flashes()).toEqual(['Published.']);
  });
});

describe('a listing that support looked at', () => {
  it('has the changes that are asked for, and can be submitted again', async () => {
    await openDraft({
      [getCall]: [aCompleteDraft({ status: 'changes_requested', reviewReason: 'Show the kitchen.' })],
    });
    expect(screen.getByText('Our support team asks for changes')).toBeTruthy();
    expect(screen.getByText('Show the kitchen.')).toBeTruthy();
    expect(within(publishBar()).getByText('Submit again')).toBeTruthy();
    expect(input('Title').matches(':disabled')).toBe(false);
  });
  it('is locked with the reason once it is rejected', async () => {
    const { url: _, ...rejected } = anOwnListing({ status: 'rejected', isLive: false, reviewReason: 'It is no home.' });
    openEditor({ [getCall]: [{ listing: rejected }] });
    expect(await screen.findByText(/^It is no home\./)).toBeTruthy();
    expect(screen.getByText('Contact us').closest('a')?.getAttribute('href')).toBe('/contact');
    expect(input('Title').matches(':disabled')).toBe(true);
  });
});
