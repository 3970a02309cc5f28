import { fireEvent, screen, within } from '@testing-library/react';
import { apiInTurn, type Responses } from '../../../testing/api-in-turn.ts';
import { openScreen, type Visitor } from '../../../testing/open-screen.tsx';
import { DashboardScreen } from '../dashboard-screen.tsx';
import { aSummary, anAnswered } from '../../../testing/leads.ts';
import { activitiesOf, anActivity } from '../../../testing/activities.ts';
import { aListing, leadsOf, listingsOf, statsOf } from './some-numbers.ts';

export const leadsCall = 'GET /elandlord/leads';
export const listingsCall = 'GET /elandlord/listings';
export const statsCall = 'GET /elandlord/new-listing-stats?days=30';
export const activitiesCall = 'GET /elandlord/activities';
export const quarterCall = 'GET /elandlord/new-listing-stats?days=90';
export const walletCall = 'GET /elandlord/wallet';
export const accountStatsCall = 'GET /elandlord/account-stats';

export const wallet = { credits: 128, isMember: false, membershipExpiryDate: null, autoRenews: false };
export const accountStats = { numOfListings: 4, numOfEnabledListings: 3, numOfDaysLeft: 16, dailyCreditUsage: 8 };

const responses: Responses = {
  [activitiesCall]: [activitiesOf([anActivity()])],
  [leadsCall]: [leadsOf([aSummary(), anAnswered()])],
  [listingsCall]: [listingsOf([aListing()], 4)],
  [statsCall]: [statsOf(30)],
  [quarterCall]: [statsOf(90)],
  [walletCall]: [{ wallet }],
  [accountStatsCall]: [{ accountStats }],
};

/** Opens the dashboard. The responses of the API may be overridden. */
export function openDashboard(over: Responses = {}, visitor: Partial<Visitor> = {}) {
  const { send, requests } = apiInTurn({ ...responses, ...over });
  openScreen(<DashboardScreen />, { at: '/portal/dashboard', ...visitor }, send);
  return { calls: () => requests.map(({ call }) => call) };
}

/** Returns a card of the dashboard. */
export const card = (name: string) => screen.findByRole('region', { name });
/** Returns the content of a stat card. */
export const statOf = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;
/** Requests the content of a card again. */
export const retry = async (name: string) =>
  fireEvent.click(within(await card(name)).getByRole('button', { name: 'Try again' }));
