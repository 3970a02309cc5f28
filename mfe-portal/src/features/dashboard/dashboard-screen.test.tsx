import { screen, within } from '@testing-library/react';
import { aSummary, anAnswered } from '../../testing/leads.ts';
import {
  activitiesCall,
  card,
  leadsCall,
  listingsCall,
  openDashboard,
  statOf,
  statsCall,
  walletCall,
} from './testing/open-dashboard.tsx';
import { leadsOf, listingsOf } from './testing/some-numbers.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('the greeting', () => {
  it('is by the time of day, and says how many people wait', async () => {
    openDashboard({ [leadsCall]: [leadsOf([aSummary()], { waiting: 3 })] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Priya' })).toBeTruthy();
    expect(await screen.findByText('3 people are waiting for a reply.')).toBeTruthy();
  });
  it('says so when no one waits', async () => {
    openDashboard({ [leadsCall]: [leadsOf([anAnswered()])] }, { now: '2026-11-21T18:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Good afternoon, Priya' })).toBeTruthy();
    expect(await screen.findByText('No one is waiting for a reply.')).toBeTruthy();
  });
  it('is French in French', async () => {
    openDashboard({}, { language: 'fr-CA', now: '2026-11-22T01:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Bonsoir, Priya' })).toBeTruthy();
    expect(await screen.findByText('1 personne attend une réponse.')).toBeTruthy();
  });
});

describe('the cards', () => {
  it('are placeholders of their own while they load', async () => {
    const never = new Promise<object>(() => undefined);
    const calls = [leadsCall, listingsCall, statsCall, walletCall, activitiesCall];
    openDashboard(Object.fromEntries(calls.map((call) => [call, [never]])));
    await card('Leads');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Your numbers are loading',
      'Your leads are loading',
      'Views and leads are loading',
      'Your listings are loading',
      'The activity is loading',
    ]);
    expect(statOf('Live listings')?.textContent).toBe('Live listings');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a landlord without listings', () => {
  it('sees the steps to the first one instead of zeros', async () => {
    openDashboard({ [listingsCall]: [listingsOf([])], [leadsCall]: [leadsOf([])] });
    const steps = within(await card('List your first home')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Add a home',
      'Buy credits',
      'Turn it on',
    ]);
    expect(within(steps[0]!).getByRole('link', { name: 'New listing' }).getAttribute('href')).toBe(
      '/portal/listings/create',
    );
    for (const name of ['Your numbers', 'Leads', 'Views and leads', 'My listings'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
  it('still sees the leads of deleted ones', async () => {
    openDashboard({ [listingsCall]: [listingsOf([])] });
    await card('List your first home');
    expect(await screen.findByRole('link', { name: 'Amara Osei' })).toBeTruthy();
  });
});

describe('users who may not see the numbers', () => {
  it('confirm their email first, see the pages of the portal, and nothing is requested', async () => {
    const { calls } = openDashboard({}, { isVerified: false });
    expect((await screen.findByRole('link', { name: 'Confirm my email' })).getAttribute('href')).toBe(
      '/landlord/verify',
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Good morning, Priya' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Account details' }).getAttribute('href')).toBe('/portal/account-details');
    expect(calls()).toEqual([]);
  });
  it('read that the page is for landlords', async () => {
    openDashboard({}, { role: 'renter' });
    expect(await screen.findByText('This page belongs to landlord accounts.')).toBeTruthy();
  });
  it('see no pages while their permissions are loaded', async () => {
    openDashboard({}, { arePermissionsStored: false });
    expect(await screen.findByText('This page is loading')).toBeTruthy();
    expect(screen.queryByText('Your pages')).toBeNull();
  });
});
