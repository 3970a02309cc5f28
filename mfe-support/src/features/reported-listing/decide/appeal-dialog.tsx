import { useMessages } from '@porchlight/client';
import { AppealDecisionBody, decisionReasonLength, type AppealDecision } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { TextArea } from '@porchlight/ui';
import type { DecisionProps, DialogState } from './decision-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { decideMessages } from './messages/catalog.ts';
import { sendsWithCtrlEnter } from '../../../shared/sends-with-ctrl-enter.ts';
import { useReportDecision } from './use-report-decision.ts';

interface Props extends DecisionProps, DialogState {
  readonly decision: AppealDecision;
}

/** Dialog that decides about an appeal, with a reason that the landlord reads. */
export function AppealDialog({ reported, reload, decision, isOpen, onClose }: Props) {
  const t = useMessages(decideMessages);
  const { decideAppeal } = useReportDecision(reported.id, reload);
  const form = useForm<'reason', AppealDecisionBody>({
    type: AppealDecisionBody,
    labels: { reason: t('reason') },
    bodyOf: ({ reason }) => ({ decision, reason: reason.trim() }),
    send: decideAppeal,
  });
  return (
    <DecisionDialog
      decision={decision}
      form={form}
      isOpen={isOpen}
      isDecided={reported.outcome?.appealDecision !== undefined}
      onClose={onClose}
    >
      <FormSummary form={form} title={t('failed')} />
      <p>{t(`effect.${decision}`)}</p>
      <TextArea
        {...form.field('reason')}
        {...sendsWithCtrlEnter}
        hint={t('reasonHint', { count: form.values.reason.trim().length, max: decisionReasonLength.max })}
        lang={reported.lang}
        rows={8}
        data-focus-first
      />
    </DecisionDialog>
  );
}
