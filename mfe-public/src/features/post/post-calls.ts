import { api, queryOf } from '@porchlight/client';
import { getPost } from '@porchlight/contracts/content';

/** API endpoints of a guide. */
export const postCalls = api.injectEndpoints({ endpoints: (build) => ({ getPost: queryOf(build, getPost) }) });
