import { formatMessage, useMessages } from '@porchlight/client';
import { listingRefundReasonLength, type ListingRefundScope } from '@porchlight/contracts';
import { ReportRefundBody } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Select, TextArea } from '@porchlight/ui';
import { useState } from 'react';
import { reportCalls } from '../../../../shared/report-calls.ts';
import { sendsWithCtrlEnter } from '../../../../shared/sends-with-ctrl-enter.ts';
import type { DecisionProps, DialogState } from '../decision-bar.tsx';
import { DecisionDialog } from '../decision-dialog.tsx';
import { decideMessages } from '../messages/catalog.ts';
import { templateMessages } from '../templates/catalog.ts';
import { useReportDecision } from '../use-report-decision.ts';
import { RefundScopes } from './refund-scopes.tsx';

const languages = { en: 'en-CA', fr: 'fr-CA' } as const;
const topics = ['reports', 'error', 'twice'] as const;
type Topic = (typeof topics)[number];

/** Dialog that returns credits that a listing cost, with a reason that its landlord gets. */
export function RefundDialog({ reported, reload, isOpen, onClose }: DecisionProps & DialogState) {
  const t = useMessages(decideMessages);
  const { refund } = useReportDecision(reported.id, reload);
  const query = reportCalls.useGetListingRefundsQuery({ params: { id: reported.listingId } }, { skip: !isOpen });
  const choices = query.currentData?.choices;
  const templateOf = (topic: Topic) => formatMessage(templateMessages, languages[reported.lang], `refund.${topic}`);
  const [topic, setTopic] = useState<Topic>('reports');
  const [scope, setScope] = useState<ListingRefundScope>('activation');
  const form = useForm<'reason', ReportRefundBody>({
    type: ReportRefundBody,
    labels: { reason: t('reason') },
    initialValues: { reason: templateOf('reports') },
    bodyOf: ({ reason }) => ({ scope, reason: reason.trim() }),
    // What can be returned is shown above: nothing is sent without it.
    check: () => choices?.some((choice) => choice.scope === scope && choice.credits > 0) ?? false,
    send: async (body) => {
      const error = await refund(body);
      if (!error) onClose();
      return error;
    },
  });
  const { reason } = form.values;
  const choose = (next: Topic) => {
    // A reason that was edited stays.
    if (reason.trim() === '' || reason === templateOf(topic)) form.fill({ reason: templateOf(next) });
    setTopic(next);
  };
  return (
    <DecisionDialog
      decision="refunded"
      form={form}
      isOpen={isOpen}
      isDecided={reported.refund !== undefined}
      onClose={onClose}
    >
      <FormSummary form={form} title={t('refundFailed')} />
      <p>{t('effect.refunded')}</p>
      <RefundScopes query={query} value={scope} onChange={setScope} />
      <Select
        label={t('topic')}
        value={topic}
        {...sendsWithCtrlEnter}
        onChange={(event) => choose(event.target.value as Topic)}
        choices={topics.map((value) => ({ value, label: t(`refundTopic.${value}`) }))}
        data-focus-first
      />
      <TextArea
        {...form.field('reason')}
        {...sendsWithCtrlEnter}
        hint={t('reasonHint', { count: reason.trim().length, max: listingRefundReasonLength.max })}
        lang={reported.lang}
        rows={5}
      />
    </DecisionDialog>
  );
}
