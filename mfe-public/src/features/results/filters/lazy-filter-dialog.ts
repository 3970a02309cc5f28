import { lazyPart } from '../../../shared/loading/lazy-part.ts';

/**
 * Dialog with all filters, loaded on first use. The server loads it to render its form for readers without JavaScript.
 */
export const lazyFilterDialog = lazyPart(() => import(/* webpackChunkName: "filters" */ './filter-dialog.tsx'));
