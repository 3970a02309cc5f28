import { lazyPart } from '../../site/lazy-part.ts';

/** The dialog of all filters is code of its own, fetched when it is asked for; without script its form stands in the page. */
export const filterDialog = lazyPart(() => import(/* webpackChunkName: "filters" */ './filter-dialog.tsx'));
