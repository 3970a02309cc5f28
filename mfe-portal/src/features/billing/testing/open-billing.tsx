import { screen } from '@testing-library/react';
import { openAs, type FakeResponse, type OpenedScreen } from '../../../testing/landlord-site.tsx';
import { BillingScreen } from '../billing-screen.tsx';
import { creditTransaction, pageOf } from './transactions-page.ts';

export const wallet = { credits: 128, isMember: false, membershipExpiryDate: null, autoRenews: false };
export const accountStats = { numOfListings: 6, numOfEnabledListings: 5, numOfDaysLeft: 16, dailyCreditUsage: 8 };
const responses = {
  '/elandlord/wallet': { wallet },
  '/elandlord/account-stats': { accountStats },
  '/elandlord/transactions': pageOf([{ credits: creditTransaction() }]),
  '/ecommerce/billing-information': { billingInformation: null },
  '/ecommerce/payment-method': { paymentMethod: null },
};

type Given = Partial<Omit<OpenedScreen, 'responses'>> & { readonly over?: Readonly<Record<string, FakeResponse>> };
/** Opens billing as a user. */
export const open = ({ over = {}, ...visitor }: Given = {}) =>
  openAs({ at: '/portal/billing', screen: <BillingScreen />, responses: { ...responses, ...over }, ...visitor });
/** Returns the value of a labelled fact. */
export const factOf = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
