import type { Language } from '@porchlight/contracts';

/** Arguments of the FAQ call, shared by `load` and the screens so that they hit the same cache entry. */
export const faqsArgs = (lang: Language) => ({ query: { lang } });
