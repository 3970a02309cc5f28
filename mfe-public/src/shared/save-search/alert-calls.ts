import { api, mutationOf } from '@porchlight/client';
import { addEmailAlert, changeEmailAlert } from '@porchlight/contracts/catalog';

/**
 * Mutations that save a search as an email alert and change one. Injected here under their own names, because the
 * renter area may have injected its own endpoints already.
 */
export const { useSaveSearchMutation, useChangeSavedSearchMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    saveSearch: mutationOf(build, addEmailAlert),
    changeSavedSearch: mutationOf(build, changeEmailAlert, { invalidates: ['Alerts'] }),
  }),
});
