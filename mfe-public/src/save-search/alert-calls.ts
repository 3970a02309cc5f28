import { api, mutationOf } from '@porchlight/client';
import { addEmailAlert } from '@porchlight/contracts/catalog';

/** Saves a search. The call comes with the dialog, under a name of its own: the renter's list, which has it too, may be in the page already. */
export const { useSaveSearchMutation } = api.injectEndpoints({
  endpoints: (build) => ({ saveSearch: mutationOf(build, addEmailAlert) }),
});
