import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { changeCall, getCall, saveButton } from '../testing/open-editor.tsx';
import { aDraft, input, openDialog, openDraft, pass, pressNow, saveStatus, type } from '../testing/open-draft.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

const id = 'abcdefghij';

describe('a draft', () => {
  it('is saved 1.5 s after the last change, without a message and without what is unanswered', async () => {
    const { changes, flashes } = await openDraft({
      [changeCall]: [aDraft({ rent: 2_050, title: 'Sunny', version: 5 })],
    });
    expect([saveStatus(), saveButton()]).toEqual(['All changes saved', null]);
    type(/^Rent$/, '2050');
    await pass(1_000);
    type('Title', 'Sunny ');
    await pass(1_400);
    expect([changes(), saveStatus()]).toEqual([[], 'Saving…']);
    await pass(100);
    expect(changes()).toEqual([{ id, version: 4, rent: 2_050, title: 'Sunny' }]);
    expect([saveStatus(), flashes(), saveButton()]).toEqual(['All changes saved', [], null]);
    expect(input('Title').value).toBe('Sunny ');
    await pass(60_000);
    expect(changes()).toHaveLength(1);
  });
  it('is saved by one request at a time, and what is typed meanwhile by the next one', async () => {
    let respond: (response: object) => void = () => undefined;
    const first = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const { changes } = await openDraft({
      [changeCall]: [first, aDraft({ rent: 2_050, deposit: 900, version: 6 })],
    });
    type(/^Rent$/, '2050');
    await pass(1_500);
    type(/^Deposit/, '900');
    await pass(5_000);
    expect([changes().length, saveStatus()]).toEqual([1, 'Saving…']);
    respond(aDraft({ rent: 2_050, version: 5 }));
    await pass(0);
    await pass(1_500);
    expect(changes().at(-1)).toEqual({ id, version: 5, deposit: 900 });
    expect([saveStatus(), input(/^Deposit/).value]).toEqual(['All changes saved', '900']);
  });
  it('is saved without an invalid field, which follows once it is valid', async () => {
    const { changes } = await openDraft({
      [changeCall]: [aDraft({ title: 'Sunny', version: 5 }), aDraft({ title: 'Sunny', rent: 2_050, version: 6 })],
    });
    type('Title', 'Sunny');
    type(/^Rent$/, '50');
    await pass(1_500);
    expect(changes()).toEqual([{ id, version: 4, title: 'Sunny' }]);
    expect([saveStatus(), input(/^Rent$/).getAttribute('aria-invalid'), input(/^Rent$/).value]).toEqual([
      'Not saved: please check 1 field.',
      'true',
      '50',
    ]);
    type(/^Rent$/, '2050');
    await pass(1_500);
    expect(changes().at(-1)).toEqual({ id, version: 5, rent: 2_050 });
    expect([saveStatus(), input(/^Rent$/).getAttribute('aria-invalid')]).toEqual(['All changes saved', null]);
  });
  it('is saved without a field that the server refuses, which has its message and is not sent again and again', async () => {
    const message = 'The highest rent can’t be lower than the rent.';
    const refusal = { status: 422, code: 'input-refused', message: 'Correct it.', errors: { rentMax: [message] } };
    const { changes } = await openDraft({
      [changeCall]: [refusal, aDraft({ title: 'Sunny', version: 5 }), refusal],
    });
    type(/^Highest rent/, '1000');
    type('Title', 'Sunny');
    await pass(1_500);
    await pass(1_500);
    expect(changes().map(({ title, rentMax }) => [title, rentMax])).toEqual([
      ['Sunny', 1_000],
      ['Sunny', undefined],
    ]);
    for (let at = 0; at < 5; at += 1) await pass(1_500);
    expect(changes()).toHaveLength(3);
    expect([screen.getByText(message) !== null, saveStatus()]).toEqual([true, 'Not saved: please check 1 field.']);
  });
  it('is saved at once when the focus leaves the form, and when the page is hidden', async () => {
    const { changes } = await openDraft({
      [changeCall]: [aDraft({ rent: 2_050, version: 5 }), aDraft({ rent: 2_060, version: 6 })],
    });
    type(/^Rent$/, '2050');
    fireEvent.blur(input(/^Rent$/), { relatedTarget: input('Title') });
    await pass(0);
    expect(changes()).toHaveLength(0);
    fireEvent.blur(input('Title'), { relatedTarget: null });
    await pass(0);
    expect(changes()).toHaveLength(1);
    type(/^Rent$/, '2060');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
    expect(changes()).toHaveLength(2);
  });
});

describe('a draft that cannot be saved', () => {
  it.each([
    ['without a connection', 0, /^Not saved: .*What you typed stays here; we try again\.$/],
    [
      'while the service is down',
      503,
      /^Not saved: Try again in a moment\. What you typed stays here; we try again\.$/,
    ],
  ])('%s is saved again every 10 s', async (_, failure, text) => {
    const { changes } = await openDraft({ [changeCall]: [failure, failure, aDraft({ rent: 2_050, version: 5 })] });
    type(/^Rent$/, '2050');
    await pass(1_500);
    expect(saveStatus()).toMatch(text);
    await pass(9_900);
    expect(changes()).toHaveLength(1);
    await pass(100);
    expect([changes().length, input(/^Rent$/).value]).toEqual([2, '2050']);
    await pass(10_000);
    expect([changes().length, saveStatus()]).toEqual([3, 'All changes saved']);
  });
  it('is saved by “Try again”, and once the connection is back', async () => {
    const { changes } = await openDraft({ [changeCall]: [0, 0, aDraft({ rent: 2_050, version: 5 })] });
    type(/^Rent$/, '2050');
    await pass(1_500);
    await pressNow('Try again');
    expect(changes()).toHaveLength(2);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect([changes().length, saveStatus()]).toEqual([3, 'All changes saved']);
  });
  it('because it is locked is not sent again by itself', async () => {
    const locked = { status: 409, code: 'listing-locked', message: 'Our support team has stopped it.' };
    const { changes } = await openDraft({ [changeCall]: [locked] });
    type(/^Rent$/, '2050');
    await pass(60_000);
    expect([changes().length, saveStatus()]).toEqual([
      1,
      'Not saved: Our support team has stopped it. What you typed stays here.',
    ]);
  });
  it('asks before its page is left', async () => {
    await openDraft({ [changeCall]: [aDraft({ rent: 2_050, version: 5 })] });
    type(/^Rent$/, '2050');
    fireEvent.click(screen.getByText('Listings', { selector: 'a' }));
    expect(openDialog()?.querySelector('h2')?.textContent).toBe('Leave without saving?');
    await pressNow('Keep editing');
    await pass(1_500);
    expect([saveStatus(), openDialog()]).toEqual(['All changes saved', null]);
    fireEvent.click(screen.getByText('Listings', { selector: 'a' }));
    expect(openDialog()).toBeNull();
  });
});

describe('a draft whose save succeeded without a response', () => {
  it('is not compared with itself: what was typed since is saved on top', async () => {
    const { changes } = await openDraft({
      [getCall]: [aDraft(), aDraft({ rent: 2_050, version: 5 })],
      [changeCall]: [
        0,
        { status: 409, code: 'version-conflict', message: 'Changed.' },
        aDraft({ rent: 2_050, deposit: 900, version: 6 }),
      ],
    });
    type(/^Rent$/, '2050');
    await pass(1_500);
    type(/^Deposit/, '900');
    await pass(1_500);
    expect(openDialog()).toBeNull();
    await pass(1_500);
    expect(changes().at(-1)).toEqual({ id, version: 5, deposit: 900 });
    expect(saveStatus()).toBe('All changes saved');
  });
});

describe('a draft that was saved in another window meanwhile', () => {
  const conflict = { status: 409, code: 'version-conflict', message: 'Changed.' };
  const theirs = aDraft({ version: 7, rent: 2_100, title: 'Theirs' });

  it('is compared, and nothing is overwritten before the choice', async () => {
    const { changes } = await openDraft({
      [getCall]: [aDraft(), theirs],
      [changeCall]: [conflict, aDraft({ version: 8, rent: 2_050, title: 'Theirs' })],
    });
    type(/^Rent$/, '2050');
    await pass(1_500);
    expect(openDialog()?.querySelector('h2')?.textContent).toBe('This listing was changed meanwhile');
    await pressNow('Cancel');
    await pass(60_000);
    expect([changes().length, saveStatus(), input(/^Rent$/).value]).toEqual([
      1,
      'Not saved: this listing was changed in another window.',
      '2050',
    ]);
    await pressNow('Compare');
    await pressNow('Save these choices');
    await pass(1_500);
    expect(changes().at(-1)).toEqual({ id, version: 7, rent: 2_050 });
    expect([saveStatus(), openDialog(), input('Title').value]).toEqual(['All changes saved', null, 'Theirs']);
  });
});
