import type { Language } from '@porchlight/contracts';

/** The arguments of the call of the questions; what loads a page and what draws it use the same. */
export const faqsArgs = (lang: Language) => ({ query: { lang } });
