import { api, mutationOf } from '@porchlight/client';
import { addEmailAlert } from '@porchlight/contracts/catalog';

/**
 * Mutation that saves a search as an email alert. Injected here under its own name, because the renter area may have
 * injected its own endpoint already.
 */
export const { useSaveSearchMutation } = api.injectEndpoints({
  endpoints: (build) => ({ saveSearch: mutationOf(build, addEmailAlert) }),
});
