import { useMessages } from '@porchlight/client';
import { ReportDecisionBody, type ReportReason } from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { ConfirmedFields } from './confirmed-fields.tsx';
import type { ConfirmedDecision, DecisionProps, DialogState } from './decision-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { decideMessages } from './messages/catalog.ts';
import { useReportDecision } from './use-report-decision.ts';

interface Props extends DecisionProps, DialogState {
  readonly decision: ConfirmedDecision;
}

/** Dialog for a decision that the landlord learns: what was confirmed, and a reason from a template. */
export function ReportDecisionDialog({ reported, reload, decision, isOpen, onClose }: Props) {
  const t = useMessages(decideMessages);
  const { decide } = useReportDecision(reported.id, reload);
  const form = useForm<'confirmed' | 'reason', ReportDecisionBody>({
    type: ReportDecisionBody,
    labels: { confirmed: t('confirmed'), reason: t('reason') },
    bodyOf: ({ confirmed, reason }) => ({ decision, confirmed: confirmed as ReportReason, reason: reason.trim() }),
    send: decide,
  });
  return (
    <DecisionDialog
      decision={decision}
      form={form}
      isOpen={isOpen}
      isDecided={reported.decision !== undefined}
      onClose={onClose}
    >
      <FormSummary form={form} title={t('failed')} />
      <p>{t(`effect.${decision}`)}</p>
      <ConfirmedFields form={form} lang={reported.lang} templateFor={(problem) => `template.${problem}`} />
    </DecisionDialog>
  );
}
