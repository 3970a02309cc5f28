import type { APIRequestContext } from '@playwright/test';
import {
  LeadChange,
  ListingDraft,
  listingDescriptionLength,
  listingTitleLength,
  type LeadsPage,
  type OwnListingResponse,
  type PortalListingsPage,
} from '@porchlight/contracts/catalog';
import { authHeaders } from '../demo-login.ts';
import type { TextsOfPeople } from './texts-of-people.ts';

const api = '/api/elandlord';
async function read<Response>(request: APIRequestContext, path: string): Promise<Response> {
  const response = await request.get(`${api}${path}`, { headers: await authHeaders(request, 'landlord') });
  return (await response.json()) as Response;
}
const change = async (request: APIRequestContext, path: string, data: object) =>
  (await request.patch(`${api}${path}`, { headers: await authHeaders(request, 'landlord'), data })).ok();

/** Adds to texts that are too short for a public listing; the payloads are what is tried. */
const longEnough = ({ title, description, ...texts }: Readonly<Record<string, string>>) => ({
  ...texts,
  ...(title === undefined ? {} : { title: title.padEnd(listingTitleLength.min, '.') }),
  ...(description === undefined ? {} : { description: description.padEnd(listingDescriptionLength.min, '.') }),
});
/** The console shows the same texts in fields and lists: they are opened once in so many versions. */
const versionsPerConsole = 20;

export const textsOfLandlords: readonly TextsOfPeople[] = [
  {
    name: 'listing of a landlord',
    input: ListingDraft,
    fields: [
      'title',
      'description',
      'depositNote',
      'petNote',
      'specialOffer',
      'officeHours',
      'viewingNotes',
      'contactName',
    ],
    reader: 'landlord',
    together: 1,
    send: async ({ request }, texts) => {
      const [first] = (await read<PortalListingsPage>(request, '/listings?state=live')).listings;
      if (!first) throw new Error('the demo landlord has no live listing');
      const { listing } = await read<OwnListingResponse>(request, `/listings/${first.id}`);
      const { id, version, url = '' } = listing;
      if (!(await change(request, '/listings', { id, version, ...longEnough(texts) }))) return undefined;
      return version % versionsPerConsole === 0 ? [url, `/portal/listings/${id}`, '/portal/listings'] : [url];
    },
  },
  {
    name: 'note about a lead',
    input: LeadChange,
    fields: ['note'],
    reader: 'landlord',
    together: 1,
    send: async ({ request }, texts) => {
      const [lead] = (await read<LeadsPage>(request, '/leads')).leads;
      if (!lead) throw new Error('the demo landlord has no lead');
      return (await change(request, `/leads/${lead.id}`, texts)) ? [`/portal/leads/${lead.id}`] : undefined;
    },
  },
];
