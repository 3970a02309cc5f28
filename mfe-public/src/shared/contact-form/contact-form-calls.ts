import { api, mutationOf } from '@porchlight/client';
import { sendForm } from '@porchlight/contracts/content';

/** API endpoints of the contact form. */
export const contactFormCalls = api.injectEndpoints({
  endpoints: (build) => ({ sendForm: mutationOf(build, sendForm) }),
});
