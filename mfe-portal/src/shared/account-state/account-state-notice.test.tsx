import { screen } from '@testing-library/react';
import { openAccountDetails } from '../../features/account-details/testing/open-account-details.tsx';

const call = 'GET /user/account-state';
const reason = 'Please send a utility bill.';
const open = (state: object, language: 'en-CA' | 'fr-CA' = 'en-CA') =>
  openAccountDetails({ [call]: [state] }, { language });

describe('the notice about the state of an account', () => {
  it.each([
    [{ restriction: 'limited', maxListings: 2, reason }, 'Your account is limited', /^2 listings can be on/],
    [{ restriction: 'suspended', reason }, 'Your account is suspended', reason],
  ])('says what is the matter, why, and how to reach a person: %o', async (state, title, text) => {
    open(state);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to a person' }).getAttribute('href')).toBe('/contact');
  });
  it('is in French in a French page', async () => {
    open({ restriction: 'suspended', reason }, 'fr-CA');
    expect(await screen.findByText('Votre compte est suspendu')).toBeTruthy();
  });
  it('is absent for an account without restrictions', async () => {
    open({});
    expect(await screen.findByRole('textbox', { name: 'Legal name (optional)' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Write to a person' })).toBeNull();
  });
});
