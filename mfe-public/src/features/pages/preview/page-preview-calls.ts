import { api, queryOf } from '@porchlight/client';
import { getPagePreview } from '@porchlight/contracts/content';

/** Call of the preview of a page. Nothing is stored once it is closed: the page changes in another tab. */
export const pagePreviewCalls = api.injectEndpoints({
  endpoints: (build) => ({ getPagePreview: queryOf(build, getPagePreview, { keepUnusedDataFor: 0 }) }),
});
