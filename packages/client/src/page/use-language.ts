import type { Language } from '@porchlight/contracts';
import { useSelector } from '../redux.ts';

/** The language and region of the page, decided by its address. */
export const useLanguage = (): Language => useSelector((state) => state.page.language);

/** The time the page was drawn at: the only clock that render may read. Minutes old at most. */
export const useNow = (): Date => new Date(useSelector((state) => state.page.now));
