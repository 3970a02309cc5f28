/** Reasons to report a listing (docs/rules/reports.md#report-1-a-report-names-one-of-ten-reasons). */
export const reportReasons = [
  'scam',
  'unavailable',
  'wrong-details',
  'wrong-location',
  'discriminatory',
  'duplicate',
  'stolen',
  'spam',
  'illegal',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** From the lowest to the highest. */
export const reportSeverities = ['low', 'medium', 'high'] as const;
export type ReportSeverity = (typeof reportSeverities)[number];
const bySeverity: Readonly<Record<'high' | 'medium', ReadonlySet<ReportReason>>> = {
  high: new Set(['scam', 'stolen', 'illegal']),
  medium: new Set(['discriminatory', 'duplicate', 'wrong-details']),
};
/** Returns how much harm the problem may do. */
export function severityOf(reason: ReportReason): ReportSeverity {
  if (bySeverity.high.has(reason)) return 'high';
  return bySeverity.medium.has(reason) ? 'medium' : 'low';
}
/** Hours within which support decides. */
export const reportHours: Readonly<Record<ReportSeverity, number>> = { high: 4, medium: 24, low: 72 };

/** Characters of the details of a report; required for the reason `other`. */
export const reportDetailsLength = { min: 10, max: 1_000 } as const;
/** Listings that a reporter can report in 24 hours. */
export const maxReportsPerDay = 5;
/** A listing is hidden until support decides from this many reporters in this time, or from this risk. */
export const reportHoldLimits = { reporters: 3, hours: 72, risk: 75 } as const;
/** Why a listing was hidden before support decided. */
export const reportHoldRules = ['renter-of-conversation', 'several-reporters', 'risk'] as const;
export type ReportHoldRule = (typeof reportHoldRules)[number];

/** Hours for which support can hide a listing at most without a notice to its landlord. */
export const stealthHoldHours = 72;
/** Most frequent reasons of reports for which it can. */
export const stealthHoldReasons: readonly ReportReason[] = ['scam', 'stolen'];
/** Characters of the reason of such a hold, for colleagues only. */
export const stealthReasonLength = { min: 10, max: 1_000 } as const;

/**
 * Dismissed reports change nothing, and show a held listing again. A listing of which changes are requested can be
 * published again, and a rented one turned on again; a suspended one only by an appeal.
 */
export const plainReportDecisions = ['dismissed', 'rented', 'changes-requested', 'suspended'] as const;
/** With the decision that support corrects the listing, which is a call of its own. */
export const reportDecisions = [...plainReportDecisions, 'corrected'] as const;
export type ReportDecision = (typeof reportDecisions)[number];
/** Fields that support can correct, in the order of the page. */
export const correctedFieldNames = [
  'rent',
  'rentMax',
  'deposit',
  'beds',
  'bathsFull',
  'bathsHalf',
  'sqft',
  'availableDate',
  'furnished',
  'petPolicies',
  'utilities',
] as const;
export type CorrectedField = (typeof correctedFieldNames)[number];
/** Seconds until dismissed reports are final: until then, the person who dismissed them can undo it. */
export const dismissalUndoSeconds = 10;
/** `waiting`: until its landlord responds to a question, at most 48 hours. */
export const reportedListingLists = ['open', 'waiting', 'appealed', 'closed'] as const;
export type ReportedListingList = (typeof reportedListingLists)[number];

/** Characters of the reason of a decision, which the landlord gets, and of an appeal. */
export const decisionReasonLength = { min: 10, max: 1_000 } as const;
export const appealLength = { min: 20, max: 2_000 } as const;
/** Characters of a question to a landlord, and of the response. */
export const landlordQuestionLength = { min: 10, max: 1_000 } as const;
export const landlordResponseLength = { min: 10, max: 2_000 } as const;
/** Hours in which a landlord is expected to respond. */
export const landlordResponseHours = 48;
/** Days after a decision in which its landlord can appeal, once. */
export const appealDays = 14;
export const appealDecisions = ['upheld', 'reversed'] as const;
export type AppealDecision = (typeof appealDecisions)[number];
/** Minutes for which a claim keeps a reported listing for one member of support. */
export const reportClaimMinutes = 30;
