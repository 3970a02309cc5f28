import { asRenter, inSite } from '@porchlight/listing-ui/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aFullListing } from '../testing/a-full-listing.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { consent, fillIn, press, service, stored } from '../testing/inquiry-form.tsx';

beforeEach(() => localStorage.clear());

describe('inquiry form of a renter with a profile', () => {
  const profile = {
    budgetMin: 1_200,
    budgetMax: 1_800,
    beds: [1, 4],
    moveInDate: '2027-02-01',
    adults: 2,
    children: 3,
    pets: ['cats'],
    currentCountry: 'FR',
    documentsReady: ['job_letter'],
    hasGuarantor: true,
    about: '',
    shareByDefault: ['budget', 'moveInDate', 'documentsReady'],
  };
  const openAsRenter = (given: object = profile, inquiries: readonly object[] = []) => {
    const { send, sent } = service(stored);
    const { store, wrapper } = inSite({
      at: '/x',
      send: (path, options) => {
        const response =
          path === '/renter-profile'
            ? { profile: given }
            : path.startsWith('/listing-inquiries/abcdefghij')
              ? { inquiries }
              : path.startsWith('/points-of-interest')
                ? { pointsOfInterest: [], listings: inquiries.map(() => ({ id: 'abcdefghij', reasons: ['inquiry'] })) }
                : undefined;
        return response ? Promise.resolve({ status: 200, body: JSON.stringify(response) }) : send(path, options);
      },
    });
    asRenter(store);
    render(<InquiryForm listing={aFullListing()} />, { wrapper });
    return sent;
  };

  it('offers each filled field, shares those chosen in the profile, and never the household', async () => {
    const sent = openAsRenter();
    const budget = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Budget: $1,200 to $1,800 a month' });
    const pets = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pets: cats' });
    expect([budget.checked, pets.checked]).toEqual([true, false]);
    expect(screen.getByRole('checkbox', { name: /^Bedrooms: 1,? and 4 or more$/ })).toBeTruthy();
    expect(screen.queryByText(/adults|children|household|About me/i)).toBeNull();
    await userEvent.click(pets);
    expect(consent().labels?.[0]?.textContent).toMatch(
      /your message, your move-in date, your budget, your pets,? and the documents you have \(job letter\)\.$/,
    );
    await fillIn();
    await press();
    await screen.findByText('Sent.');
    expect(sent[0]).toMatchObject({
      moveInDate: '2027-02-01',
      documentsReady: ['job_letter'],
      message: expect.stringMatching(/Thank you\.\n\nBudget: \$1,200 to \$1,800 a month\nPets: cats$/),
    });
    expect(sent[0]).not.toHaveProperty('pageView');
  });

  it.each([
    ['sent', 'Replies arrive by email.'],
    ['replied', 'Priya has replied.'],
  ])('links an inquiry of another device that was %s, and allows another one', async (status, text) => {
    openAsRenter(profile, [
      { id: 'i1', status, sentAt: '2026-11-18T10:00:00.000Z', landlord: { name: 'Priya', verified: true } },
    ]);
    expect((await screen.findByRole('status')).textContent).toMatch(/^You sent a message on Nov/);
    expect(screen.getByRole('status').textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'See the conversation' }).getAttribute('href')).toBe(
      '/admin/my-inquiries?inquiry=i1',
    );
    await press('Send another message');
    expect(await screen.findByRole('button', { name: 'Send inquiry' })).toBeTruthy();
  });

  it('shows the safety note to renters abroad without their asking, and tells the landlord only when they choose', async () => {
    const sent = openAsRenter({ currentCountry: 'FR', shareByDefault: [] });
    expect((await screen.findByRole('status')).textContent).toContain('Never send money');
    await fillIn();
    await press();
    await screen.findByText('Sent.');
    expect(sent[0]).not.toHaveProperty('isAbroad');
    expect(sent[0]?.message).not.toContain('France');
  });

  it.each([
    ['lives in Canada', { currentCountry: 'CA' }],
    ['has arrived', { arrivalDate: '2026-11-01' }],
  ])('shows no safety note to one who %s', async (_, given) => {
    openAsRenter(given);
    await screen.findByRole('button', { name: 'Send inquiry' });
    expect(screen.queryByRole('status')).toBeNull();
  });
});
