import { api, queryOf } from '@porchlight/client';
import { listFaqs } from '@porchlight/contracts/content';

/** API endpoint of the frequently asked questions. */
export const faqsCall = api.injectEndpoints({ endpoints: (build) => ({ listFaqs: queryOf(build, listFaqs) }) });
