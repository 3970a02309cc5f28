import { api, queryOf } from '@porchlight/client';
import * as content from '@porchlight/contracts/content';

/** Call of the translation desk. Each record is loaded and saved by the calls of its resource. */
export const translationsCalls = api.injectEndpoints({
  endpoints: (build) => ({ listTranslations: queryOf(build, content.listTranslations) }),
});
