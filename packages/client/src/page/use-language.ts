import type { Language } from '@porchlight/contracts';
import { useSelector } from '../redux.ts';

/** Returns the language and region of the page, which its address determines. */
export const useLanguage = (): Language => useSelector((state) => state.page.language);

/** Returns the time of the render, at most minutes old. Components must read no other clock. */
export const useNow = (): Date => new Date(useSelector((state) => state.page.now));
