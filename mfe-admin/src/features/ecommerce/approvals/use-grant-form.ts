import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { GrantCredits, type CreditCompany } from '@porchlight/contracts/commerce';
import { useForm, useIdempotencyKey } from '@porchlight/forms';
import { useState } from 'react';
import { approvalsCalls } from './approvals-calls.ts';
import { approvalsMessages } from './messages/catalog.ts';

type GrantField = 'companyId' | 'credits' | 'reason';

/** Returns the form that grants credits, with the company and whether they are promotional. */
export function useGrantForm(onDone: () => void) {
  const t = useMessages(approvalsMessages);
  const dispatch = useDispatch();
  const [grant] = approvalsCalls.useGrantCreditsMutation();
  const keyOf = useIdempotencyKey();
  const [company, setCompany] = useState<CreditCompany>();
  const [isPromotional, setPromotional] = useState(false);
  const form = useForm<GrantField, GrantCredits>({
    type: GrantCredits,
    labels: { companyId: t('company'), credits: t('credits'), reason: t('reason') },
    bodyOf: ({ companyId, credits, reason }) => {
      const content = { companyId, credits: Number(credits), reason: reason.trim(), isPromotional };
      return { ...content, key: keyOf(JSON.stringify(content)) };
    },
    send: async (body) => {
      const { data, error } = await grant({ body });
      if (!data) return error as ApiError;
      const text =
        data.state === 'waiting'
          ? t('grantWaits')
          : t('granted', { company: company?.name ?? '', count: data.balance ?? 0 });
      dispatch(flash({ type: 'success', text }));
      onDone();
      return undefined;
    },
  });
  const choose = (chosen: CreditCompany | undefined) => {
    setCompany(chosen);
    form.change('companyId', chosen?.id ?? '');
  };
  return { form, company, choose, isPromotional, setPromotional };
}
