import { api, mutationOf, queryOf } from '@porchlight/client';
import * as content from '@porchlight/contracts/content';

const submissionsTag = { type: 'Resource', id: 'form-submissions' } as const;
/** Forms carry the number of their open submissions. */
const changes = { invalidates: [submissionsTag, { type: 'Resource', id: 'siteForms' }] } as const;

/** Calls of the submissions of forms. */
export const formsCalls = api.injectEndpoints({
  endpoints: (build) => ({
    listFormSubmissions: queryOf(build, content.listFormSubmissions, { provides: [submissionsTag] }),
    changeFormSubmission: mutationOf(build, content.changeFormSubmission, changes),
    deleteFormSubmission: mutationOf(build, content.deleteFormSubmission, changes),
  }),
});
