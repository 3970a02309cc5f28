import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openLead } from '../testing/open-leads.tsx';
import { aLead } from '../testing/some-leads.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const facts = () => within(screen.getByRole('complementary', { name: 'About Amara' }));
const valueOf = (label: string) => facts().getByText(label).closest('div')?.querySelector('dd')?.textContent;

describe('what the renter shared', () => {
  it('is shown with the documents that are ready, by name only', async () => {
    await openLead({
      moveInDate: '2027-02-01',
      householdSize: 1,
      pets: 'two cats',
      isAbroad: true,
      documentsReady: ['job_letter', 'guarantor'],
    });
    expect(['Would like to move in', 'Household', 'Pets', 'Where they are now'].map(valueOf)).toEqual([
      'Feb 1, 2027',
      '1 person',
      'two cats',
      'Not in the country yet',
    ]);
    expect(
      facts()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['job letter', 'guarantor']);
    expect(facts().getByText('We only tell you what’s ready. No files are sent.')).toBeTruthy();
  });
  it('is left out where nothing was shared', async () => {
    await openLead();
    expect(facts().queryByText('Amara chose to share')).toBeNull();
    expect(facts().queryByText('Documents ready')).toBeNull();
    expect(facts().getByText('Choose by the same rules for everyone.')).toBeTruthy();
  });
});

describe('the home', () => {
  it('links to its page while it is public', async () => {
    const { unmount } = await openLead();
    expect(facts().getByRole('link', { name: '67 Sorauren Ave, upper' }).getAttribute('href')).toMatch(/^\/homes\//);
    expect(facts().getByText('$1,980 a month')).toBeTruthy();
    unmount();
    const { url: _, ...hidden } = aLead().listing;
    await openLead({ listing: hidden });
    expect(facts().queryByRole('link', { name: '67 Sorauren Ave, upper' })).toBeNull();
    expect(facts().getByText('67 Sorauren Ave, upper')).toBeTruthy();
  });
});

describe('the contact', () => {
  it('has links for email and phone, and copies the email', async () => {
    const copied: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          copied.push(text);
          return Promise.resolve();
        },
      },
    });
    const { flashes } = await openLead({ phone: '+1 416 555 0142' });
    expect(facts().getByRole('link', { name: /@/ }).getAttribute('href')).toBe(`mailto:${aLead().email}`);
    expect(facts().getByRole('link', { name: '+1 416 555 0142' }).getAttribute('href')).toBe('tel:+1 416 555 0142');
    fireEvent.click(facts().getByRole('button', { name: 'Copy email' }));
    await waitFor(() => expect(flashes()).toEqual(['Email address copied']));
    expect(copied).toEqual([aLead().email]);
  });
  it('is copied by hand where the browser refuses', async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    const { flashes } = await openLead();
    fireEvent.click(facts().getByRole('button', { name: 'Copy email' }));
    await waitFor(() => expect(flashes()[0]).toMatch(/^We couldn’t copy the address/));
  });
});
