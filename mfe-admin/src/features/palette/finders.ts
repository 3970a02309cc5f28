import type { ResponseOf } from '@porchlight/contracts';
import type { companyResource, StaffRenterSummary, userResource } from '@porchlight/contracts/accounts';
import type { FoundListing } from '@porchlight/contracts/catalog';
import { isLongEnough, isUuid, once, searchOf, searchOfOne, type Finder, type Found } from './finder.ts';
import { paletteCalls } from './palette-calls.ts';
import { resourceEndpoints } from './resource-endpoints.ts';

/** One more than the palette shows, which says whether there are more. */
const perPage = 6;
const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' · ');

const userOf =
  (text: string) =>
  ({ id, firstName, lastName, email, roleNames }: ResponseOf<typeof userResource.routes.show>): Found => ({
    id,
    label: `${firstName} ${lastName}`.trim() || email,
    description: joined(email, roleNames.join(', ')),
    to: `/admin/users/${id}`,
    isExact: id === text || email === text.toLowerCase(),
  });
const companyOf =
  (text: string) =>
  ({ id, name, legalName, city }: ResponseOf<typeof companyResource.routes.show>): Found => ({
    id,
    label: name,
    description: joined(legalName, city),
    to: `/admin/companies/${id}`,
    isExact: id === text,
  });
const renterOf =
  (text: string) =>
  ({ id, name, email }: StaffRenterSummary): Found => ({
    id,
    label: name,
    description: email,
    to: `/admin/renters/${id}`,
    isExact: id === text,
  });
const listingOf =
  (text: string) =>
  ({ id, title, lang, address, city, province, company }: FoundListing): Found => ({
    id,
    label: title,
    lang,
    description: joined(`${address}, ${city}, ${province}`, company),
    to: `/support/listing/${id}`,
    isExact: id === text.toLowerCase(),
  });
/** Renters are found by id, whole email address and phone number alone. */
const identifiesRenter = (text: string) =>
  isUuid(text) || text.includes('@') || text.replaceAll(/\D/g, '').length >= 10;

export const users: Finder = {
  key: 'users',
  permission: 'viewUsers',
  list: '/admin/user-management',
  search: (text, dispatch) =>
    isUuid(text)
      ? searchOfOne(dispatch(resourceEndpoints.findUserById.initiate({ params: { id: text } }, once)), userOf(text))
      : searchOf(
          dispatch(resourceEndpoints.findUsers.initiate({ query: { search: text, perPage } }, once)),
          ({ records }) => records.map(userOf(text)),
        ),
};

export const renters: Finder = {
  key: 'renters',
  permission: 'viewRenters',
  accepts: identifiesRenter,
  list: '/admin/renters',
  search: (text, dispatch) =>
    searchOf(dispatch(paletteCalls.findRenters.initiate({ query: { search: text } }, once)), ({ renters }) =>
      renters.map(renterOf(text)),
    ),
};

export const listings: Finder = {
  key: 'listings',
  permission: 'showListings',
  search: (text, dispatch) =>
    searchOf(dispatch(paletteCalls.findListings.initiate({ query: { search: text } }, once)), ({ listings }) =>
      listings.map(listingOf(text)),
    ),
};

export const companies: Finder = {
  key: 'companies',
  permission: 'viewCompanies',
  list: '/admin/companies',
  search: (text, dispatch) =>
    isUuid(text)
      ? searchOfOne(
          dispatch(resourceEndpoints.findCompanyById.initiate({ params: { id: text } }, once)),
          companyOf(text),
        )
      : searchOf(
          dispatch(resourceEndpoints.findCompanies.initiate({ query: { search: text, perPage } }, once)),
          ({ records }) => records.map(companyOf(text)),
        ),
};

export const orders: Finder = {
  key: 'orders',
  permission: 'viewEcommerce',
  accepts: (text) => isLongEnough(text) || /^\d$/.test(text),
  list: '/admin/ecommerce?tab=orders',
  search: (text, dispatch, t) =>
    searchOf(dispatch(paletteCalls.findOrders.initiate({ query: { search: text } }, once)), ({ orders }) =>
      orders.map(({ id, number, company, buyer, description, receiptNumber }) => ({
        id,
        label: t('order', { number }),
        description: joined(company ?? buyer, description, receiptNumber),
        to: `/admin/ecommerce?tab=orders&order=${id}`,
        isExact: number === text || receiptNumber === text.toUpperCase(),
      })),
    ),
};
