import { restore, storage, userStorageName, type Send } from '@porchlight/client';
import { matchPath, PageAt, useLocation } from '@porchlight/client/router';
import type { Language, PermissionName } from '@porchlight/contracts';
import { inSite } from '@porchlight/listing-ui/testing';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { AccountImportScreen } from '../features/account-import/account-import-screen.tsx';
import { CompaniesScreen } from '../features/companies/companies-screen.tsx';
import { CompanySearchScreen } from '../features/company-search/company-search-screen.tsx';
import { CompanyScreen } from '../features/company/company-screen.tsx';
import { ConversationScreen } from '../features/conversation/conversation-screen.tsx';
import { ConversationsScreen } from '../features/conversations/conversations-screen.tsx';
import { AccountReviewScreen } from '../features/account-review/account-review-screen.tsx';
import { AccountReviewsScreen } from '../features/account-reviews/account-reviews-screen.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { FeedLogScreen } from '../features/feed-logs/feed-log-screen.tsx';
import { FeedLogsScreen } from '../features/feed-logs/feed-logs-screen.tsx';
import { ListingSearchScreen } from '../features/listing-search/listing-search-screen.tsx';
import { ListingScreen } from '../features/listing/listing-screen.tsx';
import { ListingsScreen } from '../features/listings/listings-screen.tsx';
import { MergeAccountsScreen } from '../features/merge-accounts/merge-accounts-screen.tsx';
import { MergeListingsScreen } from '../features/merge-listings/merge-listings-screen.tsx';
import { MembershipRenewalScreen } from '../features/membership-renewal/membership-renewal-screen.tsx';
import { RenewalResultsScreen } from '../features/membership-renewal/runs/results-screen.tsx';
import { ReportedListingScreen } from '../features/reported-listing/reported-listing-screen.tsx';
import { ReportedListingsScreen } from '../features/reported-listings/reported-listings-screen.tsx';
import { UserScreen } from '../features/user/user-screen.tsx';
import { UtilitiesScreen } from '../features/utilities/utilities-screen.tsx';
import { UserSearchScreen } from '../features/users/user-search-screen.tsx';
import { UsersScreen } from '../features/users/users-screen.tsx';

type Response = object | number | ((body: Readonly<Record<string, unknown>>) => object | Promise<object>);
/** Responses in turn by method and path, the last one repeated; a number is the status of a failure. */
export type Responses = Readonly<Record<string, readonly Response[]>>;

/** Who opens the area, and how. Default: a member of support who may decide, in a wide window, in English. */
interface Visit {
  readonly at: string;
  readonly responses: Responses;
  readonly permissions?: readonly PermissionName[];
  readonly language?: Language;
  readonly isPhone?: boolean;
}

export const me = '11111111-1111-4111-8111-111111111111';
export const colleague = '22222222-2222-4222-8222-222222222222';

const screens: Readonly<Record<string, ReactElement>> = {
  '/support/dashboard': <DashboardScreen />,
  '/support/reported-listings/': <ReportedListingsScreen />,
  '/support/reported-listings/:id': <ReportedListingScreen />,
  '/support/user/:id/merge-accounts': <MergeAccountsScreen />,
  '/support/companies/:filter?': <CompaniesScreen />,
  '/support/company-search/': <CompanySearchScreen />,
  '/support/company/:id': <CompanyScreen />,
  '/support/company/:id/merge-listings': <MergeListingsScreen />,
  '/support/messages': <ConversationsScreen />,
  '/support/messages/:id': <ConversationScreen />,
  '/support/account-reviews/': <AccountReviewsScreen />,
  '/support/account-reviews/:id': <AccountReviewScreen />,
  '/support/listings/:filter?': <ListingsScreen />,
  '/support/listing-search/': <ListingSearchScreen />,
  '/support/listing/:id': <ListingScreen />,
  '/support/user-search/': <UserSearchScreen />,
  '/support/users/:filter?': <UsersScreen />,
  '/support/user/:id': <UserScreen />,
  '/support/feed-logs': <FeedLogsScreen />,
  '/support/feed-logs/:feed_id': <FeedLogScreen />,
  '/support/utilities': <UtilitiesScreen />,
  '/support/account-import': <AccountImportScreen />,
  '/support/membership-renewal/': <MembershipRenewalScreen />,
  '/support/membership-renewal-results/': <RenewalResultsScreen />,
};

/** The screen of the current address, and the address for assertions. */
function Area() {
  const { pathname } = useLocation();
  const found = Object.entries(screens).map(([path, screen]) => ({ screen, match: matchPath(path, pathname) }));
  const shown = found.find(({ match }) => match);
  return (
    <>
      <output data-testid="address">{pathname}</output>
      {shown?.match && <PageAt params={shown.match.params}>{shown.screen}</PageAt>}
    </>
  );
}

/** Adds what jsdom lacks: media queries of a wide window or of a phone, and modal dialogs that restore the focus. */
function standInForBrowser(isPhone: boolean): void {
  window.matchMedia = ((media: string) => ({
    media,
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    opener = document.activeElement;
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.removeAttribute('open');
    if (this.isConnected && opener instanceof HTMLElement) opener.focus();
  };
}

const toMessage = (response: object | number) => {
  if (typeof response === 'number')
    return { status: response, body: JSON.stringify({ message: 'Try again in a moment.', code: 'busy' }) };
  // A text is the state of a listing.
  const { status, ...body } = response as { readonly status?: number | string };
  return typeof status === 'number'
    ? { status, body: JSON.stringify(body) }
    : { status: 200, body: JSON.stringify(response) };
};

/** Opens the support area; `calls` are its requests: 'GET /support/pending-listings?page=2'. */
export function openAsSupport({
  at,
  responses,
  permissions = ['showListings', 'modifyListingStatus', 'viewUsers'],
  language = 'en-CA',
  isPhone = false,
}: Visit) {
  standInForBrowser(isPhone);
  const sent: { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  const turns = new Map<string, number>();
  const send: Send = async (address, { method, body: text }) => {
    const body = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>;
    sent.push({ call: `${method} ${address}`, body });
    const key = `${method} ${address.split('?')[0] ?? ''}`;
    const known = responses[key] ?? [404];
    const turn = turns.get(key) ?? 0;
    turns.set(key, turn + 1);
    const response = known[Math.min(turn, known.length - 1)] ?? 404;
    return toMessage(typeof response === 'function' ? await response(body) : response);
  };
  const { store, wrapper } = inSite({ at, language, send });
  storage.write('user:token', 'token');
  storage.write('user:info', {
    id: me,
    email: 'priya@example.com',
    firstName: 'Priya',
    roles: [{ key: 'support', name: 'Support' }],
  });
  storage.write(userStorageName(me, 'permissions'), Object.fromEntries(permissions.map((name) => [name, true])));
  restore(store);
  const view = render(<Area />, { wrapper });
  return {
    store,
    unmount: view.unmount,
    calls: () => sent.map(({ call }) => call),
    changes: () => sent.filter(({ call }) => !call.startsWith('GET ')),
    address: () => view.getByTestId('address').textContent,
    flashes: () => store.getState().flash.map(({ text }) => text),
  };
}
