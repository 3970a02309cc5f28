import { useFormat, useMessages } from '@porchlight/client';
import type { Approval } from '@porchlight/contracts/commerce';
import { approvalsMessages } from './messages/catalog.ts';

const titleKey = ({ credits, isPromotional }: Approval) => {
  if (credits < 0) return 'takeOut';
  return isPromotional ? 'addPromotional' : 'add';
};

/** Returns a function that says what a request changes: 'Add 150 credits to Maple Homes'. */
export function useApprovalTitle(): (approval: Approval) => string {
  const t = useMessages(approvalsMessages);
  const format = useFormat();
  return (approval) => {
    const { refund, renewal, credits } = approval;
    const company = approval.companyName ?? t('unknownCompany');
    if (renewal) return t('renewal', { months: renewal.months, day: format.date(renewal.oldExpiry), company });
    if (!refund) return t(titleKey(approval), { count: Math.abs(credits), company });
    return t('refund', {
      amount: format.cents(refund.amountCents, refund.currency),
      number: refund.orderNumber,
      company,
    });
  };
}
