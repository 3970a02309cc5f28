import { api, mutationOf, queryOf } from '@porchlight/client';
import { appealReportDecision, getOwnReportOutcome, respondToReportQuestion } from '@porchlight/contracts/catalog';

const outcomeTag = { type: 'Resource', id: 'report-outcome' } as const;

/** Calls of what support decided about reports of an own listing. */
export const reportCalls = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnReportOutcome: queryOf(build, getOwnReportOutcome, { provides: [outcomeTag], keepUnusedDataFor: 0 }),
    respondToReportQuestion: mutationOf(build, respondToReportQuestion, { invalidates: [outcomeTag] }),
    appealReportDecision: mutationOf(build, appealReportDecision, { invalidates: [outcomeTag] }),
  }),
});
