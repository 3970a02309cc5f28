import { lastSearch } from '@porchlight/client';
import { useSyncExternalStore } from 'react';

// It changes on the results page only, never while a page that offers it is on screen.
const never = () => () => undefined;
/** The address of the last search of this session; the server and the first paint know of none. */
export const useLastSearch = (): string | undefined => useSyncExternalStore(never, lastSearch, () => undefined);
