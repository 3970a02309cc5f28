import { jest } from '@jest/globals';
import { dialogOpened } from '@porchlight/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '../login-panels.tsx'; // imported on demand by the dialog
import { drawAt, fill } from '../../testing/account.tsx';

const hint = 'We found no mail server for gmial.example. Is the address right?';
const blurEmail = (email: string) => {
  fill({ Email: email });
  fireEvent.blur(screen.getByLabelText('Email'));
};

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = jest.fn() as typeof window.scrollTo;
});

describe('the email field', () => {
  it.each([
    ['a domain without a mail server', { receivesMail: false }, true],
    ['a domain that receives mail', { receivesMail: true }, false],
    ['a domain that could not be looked up', {}, false],
  ])('of %s has a hint or not', async (_, body, hasHint) => {
    const lookUp = jest.fn(() => ({ body }));
    const { store } = await drawAt('/guides/leases', { 'GET /mail-domains': lookUp });
    act(() => {
      store.dispatch(dialogOpened('sign-up'));
    });
    await screen.findByLabelText('Email');
    blurEmail('leila@gmial.example');
    await waitFor(() => {
      expect(lookUp).toHaveBeenCalledTimes(1);
    });
    await waitFor(() => {
      expect(screen.queryByText(hint) !== null).toBe(hasHint);
    });
    fill({ Email: 'leila@gmail.example' });
    expect(screen.queryByText(hint)).toBeNull();
  });
});
