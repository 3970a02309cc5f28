import { api, queryOf } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import { listFaqs } from '@porchlight/contracts/content';

/** API endpoint of the frequently asked questions. */
export const faqsCall = api.injectEndpoints({ endpoints: (build) => ({ listFaqs: queryOf(build, listFaqs) }) });
/** Arguments of the call, shared by `load` and the screens so that they hit the same cache entry. */
export const faqsArgs = (lang: Language) => ({ query: { lang } });
