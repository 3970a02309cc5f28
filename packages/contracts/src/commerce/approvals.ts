/** What staff request of a second person. */
export const approvalKinds = ['adjustment', 'refund'] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
export const approvalStates = ['waiting', 'approved', 'rejected'] as const;
export type ApprovalState = (typeof approvalStates)[number];
/** Credits that a staff member moves for a company on a business day without a second person. */
export const maxCreditsAlone = 100;
