import { api, mutationOf, queryOf } from '@porchlight/client';
import * as catalog from '@porchlight/contracts/catalog';
import { walletTag } from '../../shared/wallet/wallet-calls.ts';

// A reply on the screen of the leads makes the number of leads here out of date.
const leadsTag = { type: 'Resource', id: 'leads' } as const;

/** Calls of the listing that a landlord edits. */
export const ownListingCalls = api.injectEndpoints({
  endpoints: (build) => ({
    // A form starts from the stored listing, not from a copy of an earlier visit.
    getOwnListing: queryOf(build, catalog.getOwnListing, { keepUnusedDataFor: 0 }),
    changeOwnListing: mutationOf(build, catalog.changeOwnListing),
    markListingRented: mutationOf(build, catalog.markListingRented),
    reopenListing: mutationOf(build, catalog.reopenListing),
    submitListing: mutationOf(build, catalog.submitListing, { invalidates: [walletTag] }),
    scheduleListing: mutationOf(build, catalog.scheduleListing),
    unscheduleListing: mutationOf(build, catalog.unscheduleListing),
    deleteListing: mutationOf(build, catalog.deleteListing),
    countLeads: queryOf(build, catalog.listLeads, { provides: [leadsTag] }),
    listPhotoUploads: queryOf(build, catalog.listPhotoUploads, { keepUnusedDataFor: 0 }),
    deletePhotoUpload: mutationOf(build, catalog.deletePhotoUpload),
    listFloorPlans: queryOf(build, catalog.listFloorPlans, { keepUnusedDataFor: 0 }),
    changeFloorPlan: mutationOf(build, catalog.changeFloorPlan),
    getLeadContact: queryOf(build, catalog.getLeadContact, { keepUnusedDataFor: 0 }),
    requestLeadContact: mutationOf(build, catalog.requestLeadContact),
    deleteFloorPlan: mutationOf(build, catalog.deleteFloorPlan),
  }),
});
