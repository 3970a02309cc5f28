import { useMessages } from '@porchlight/client';
import type { Approval } from '@porchlight/contracts/commerce';
import { approvalsMessages } from './messages/catalog.ts';

const titleKey = ({ kind, credits, isPromotional }: Approval) => {
  if (kind === 'refund') return 'refund';
  if (credits < 0) return 'takeOut';
  return isPromotional ? 'addPromotional' : 'add';
};

/** Returns a function that says what a request changes: 'Add 150 credits to Maple Homes'. */
export function useApprovalTitle(): (approval: Approval) => string {
  const t = useMessages(approvalsMessages);
  return (approval) =>
    t(titleKey(approval), {
      count: Math.abs(approval.credits),
      company: approval.companyName ?? t('unknownCompany'),
    });
}
