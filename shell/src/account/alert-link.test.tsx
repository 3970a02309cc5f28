import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drawAt, press } from '../testing/account.tsx';

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const call = 'GET /confirm/alert/abc';
const act = 'POST /confirm/alert/abc';
const valid = { body: { state: 'valid', purpose: 'alert', maskedEmail: 'z•••@example.com', title: 'Calgary, 2 beds' } };
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

describe('confirmation link of an email alert', () => {
  it('shows search and email address, and does nothing until the button is pressed', async () => {
    const confirm = jest.fn(() => ({ body: {} }));
    await drawAt('/confirm/alert/abc', { [call]: valid, [act]: confirm });
    expect(await screen.findByText(/We’ll email new homes for “Calgary, 2 beds” to z•••@example.com/)).toBeTruthy();
    expect(confirm).not.toHaveBeenCalled();
    await press('Yes, email me new homes');
    const message = await title('Your alert is on');
    expect([confirm.mock.calls.length, document.activeElement]).toEqual([1, message]);
  });
  it.each(['used', 'expired', 'unknown'])('explains how to get a new link when it is %s', async (state) => {
    await drawAt('/confirm/alert/abc', { [call]: { body: { state, purpose: 'alert' } } });
    expect(await title('This link no longer works')).toBeTruthy();
    expect(screen.getByText(/choose “Save search”/)).toBeTruthy();
  });
  it('shows the server error', async () => {
    await drawAt('/confirm/alert/abc', {
      [call]: valid,
      [act]: { status: 409, body: { code: 'alerts-full', message: 'There are 10 alerts already.' } },
    });
    await screen.findByText(/We’ll email new homes/);
    await press('Yes, email me new homes');
    expect((await screen.findByRole('alert')).textContent).toContain('There are 10 alerts already.');
  });
});

describe('link that saves the favourites of a guest', () => {
  it('saves them only when the button is pressed', async () => {
    const confirm = jest.fn(() => ({ body: {} }));
    await drawAt('/confirm/favourites/abc', {
      'GET /confirm/favourites/abc': {
        body: { state: 'valid', purpose: 'favourites', maskedEmail: 'z•••@example.com' },
      },
      'POST /confirm/favourites/abc': confirm,
    });
    expect(await screen.findByText(/picked in their browser under z•••@example.com/)).toBeTruthy();
    expect(confirm).not.toHaveBeenCalled();
    await press('Yes, save them');
    expect(await title('Your homes are saved')).toBeTruthy();
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

describe('link of a guest’s inquiry', () => {
  it('asks whether the message is theirs, and confirms it only when the button is pressed', async () => {
    const confirm = jest.fn(() => ({ body: {} }));
    const state = { state: 'valid', purpose: 'inquiry', maskedEmail: 'z•••@example.com', title: 'A bright room' };
    await drawAt('/confirm/inquiry/abc', {
      'GET /confirm/inquiry/abc': { body: state },
      'POST /confirm/inquiry/abc': confirm,
    });
    expect(await screen.findByText(/“A bright room” with the address z•••@example.com/)).toBeTruthy();
    expect(confirm).not.toHaveBeenCalled();
    await press('Yes, I wrote it');
    expect(await title('Your address is confirmed')).toBeTruthy();
    expect(screen.getByText(/If you have an account with this address/).textContent).not.toContain('landlord');
    expect(confirm).toHaveBeenCalledTimes(1);
  });
});

describe('links of a mailbox that a landlord named for messages', () => {
  it.each([
    [
      'lead-contact',
      /Maple Homes wants renters’ messages .* emailed to c•••@example.com/,
      'Yes, email me the messages',
      'You’ll get the messages',
    ],
    [
      'lead-contact-refusal',
      /of Maple Homes to c•••@example.com, and Maple Homes can’t ask/,
      'Don’t email me',
      'You’ll get no more messages',
    ],
  ])('%s says what it does, and does it only when the button is pressed', async (purpose, text, button, done) => {
    const act = jest.fn(() => ({ body: {} }));
    await drawAt(`/confirm/${purpose}/abc`, {
      [`GET /confirm/${purpose}/abc`]: {
        body: { state: 'valid', purpose, maskedEmail: 'c•••@example.com', title: 'Maple Homes' },
      },
      [`POST /confirm/${purpose}/abc`]: act,
    });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    await press(button);
    expect(await title(done)).toBeTruthy();
    expect(act).toHaveBeenCalledTimes(1);
  });
});

describe('link that confirms that a home is still available', () => {
  const get = 'GET /confirm/refresh-listing/abc';
  it('names the listing, and confirms it only when the button is pressed', async () => {
    const confirm = jest.fn(() => ({ body: {} }));
    await drawAt('/confirm/refresh-listing/abc', {
      [get]: { body: { state: 'valid', purpose: 'refresh-listing', title: 'A bright room' } },
      'POST /confirm/refresh-listing/abc': confirm,
    });
    expect(await screen.findByText(/Confirm that “A bright room” is still available/)).toBeTruthy();
    expect(confirm).not.toHaveBeenCalled();
    await press('Still available');
    expect(await title('Thanks, we’ve noted it')).toBeTruthy();
    expect(confirm).toHaveBeenCalledTimes(1);
  });
  it.each(['used', 'expired', 'unknown'])('says what to do when it is %s', async (state) => {
    await drawAt('/confirm/refresh-listing/abc', { [get]: { body: { state, purpose: 'refresh-listing' } } });
    expect(await title('This link no longer works')).toBeTruthy();
    expect(screen.getByText(/confirmed or changed the listing since/)).toBeTruthy();
  });
});
