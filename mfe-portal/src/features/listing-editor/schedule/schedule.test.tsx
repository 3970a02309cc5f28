import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Responses } from '../../../testing/api-in-turn.ts';
import { listingId } from '../testing/an-own-listing.ts';
import { getCall, stored } from '../testing/open-editor.tsx';
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

const scheduleCall = `POST /elandlord/listings/${listingId}/scheduled`;
const unscheduleCall = `POST /elandlord/listings/${listingId}/unscheduled`;
const preview = { credits: 10, isIncluded: false, shortfall: 0, dailyCreditUsage: 1, runsUntil: '2027-01-14' };
const costs = { listingId, enabled: false, featured: false, credits: 42, enabling: preview, featuring: preview };
const noon = '2026-12-05T12:00';
const publishAt = '2026-12-05T17:00:00.000Z';
const aScheduled = () => aCompleteDraft({ status: 'scheduled', publishAt, version: 5 });
const open = async (over: Responses = {}) => {
  const opened = await openDraft({ [getCall]: [aCompleteDraft()], [costsCall]: [costs], ...over });
  await pass(0);
  return opened;
};
const field = () => input('Date and time');

describe('publishing a listing later', () => {
  it('asks for a time on the clock at the home, with the costs, and shows it', async () => {
    const { bodiesOf, flashes } = await open({ [scheduleCall]: [aScheduled()] });
    await pressNow('Publish later', publishBar());
    const dialog = openDialog()!;
    expect(dialog.textContent).toContain('On the clock at the home (Eastern Time).');
    expect(within(dialog).getByText('42 now, 32 after')).toBeTruthy();
    type('Date and time', noon);
    await pressNow('Schedule', dialog);
    expect(bodiesOf(scheduleCall)).toEqual([{ version: 4, publishAt, turnOnFor: 10 }]);
    expect([openDialog(), flashes()]).toEqual([null, ['Scheduled. You can change the time until then.']]);
    expect(publishBar().textContent).toContain('Will be published Sat, Dec 5, 12:00 p.m. (Eastern Time)');
    expect(screen.getAllByText('Scheduled').length).toBeGreaterThan(0);
  });

  it.each([
    ['', 'Enter a date and a time.'],
    ['2026-11-20T12:00', 'Choose a time from now to 60 days from now.'],
    ['2027-02-05T12:00', 'Choose a time from now to 60 days from now.'],
  ])('refuses the time “%s”', async (time, message) => {
    const { bodiesOf } = await open();
    await pressNow('Publish later', publishBar());
    type('Date and time', time);
    await pressNow('Schedule', openDialog()!);
    expect(within(openDialog()!).getByText(message)).toBeTruthy();
    expect(bodiesOf(scheduleCall)).toEqual([]);
  });

  it('leads to what is missing', async () => {
    await open({ [getCall]: [aDraft({ missing: ['title'] })] });
    await pressNow('Publish later', publishBar());
    expect([openDialog(), document.activeElement]).toEqual([null, input('Title')]);
  });

  it('shows why it failed, and what was changed in another window', async () => {
    await open({
      [getCall]: [aCompleteDraft(), aCompleteDraft({ version: 7, rent: 2_100 })],
      [scheduleCall]: [503, { status: 409, code: 'version-conflict', message: 'Changed.' }],
    });
    await pressNow('Publish later', publishBar());
    type('Date and time', noon);
    await pressNow('Schedule', openDialog()!);
    expect(within(openDialog()!).getByRole('alert').textContent).toContain('We couldn’t change the time');
    expect(field().value).toBe(noon);
    await pressNow('Schedule', openDialog()!);
    expect([openDialog(), input(/^Rent$/).value]).toEqual([null, '2100']);
    expect(within(publishBar()).getByRole('alert').textContent).toContain('changed in another window');
  });
});

describe('a scheduled listing', () => {
  it('can be moved from its time, and made a draft again', async () => {
    const { flashes, bodiesOf } = await open({
      [getCall]: [aScheduled()],
      [unscheduleCall]: [aCompleteDraft({ version: 6 })],
    });
    await pressNow('Change time', publishBar());
    expect(field().value).not.toBe('');
    await pressNow('Cancel', openDialog()!);
    await pressNow('Back to draft', publishBar());
    expect(bodiesOf(unscheduleCall)).toEqual([{ version: 5 }]);
    expect(flashes()).toEqual(['This listing is a draft again.']);
    expect(publishBar().textContent).toContain('Publish later');
  });

  it('can be published now', async () => {
    const submitCall = `POST /elandlord/listings/${listingId}/submitted`;
    const { flashes } = await open({
      [getCall]: [aScheduled()],
      [submitCall]: [stored({ version: 6, isLive: true })],
    });
    await pressNow('Publish listing', publishBar());
    await pressNow('Publish listing', openDialog()!);
    expect(flashes()).toEqual(['Published.']);
  });
});
