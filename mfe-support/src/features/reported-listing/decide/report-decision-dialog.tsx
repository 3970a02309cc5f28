import { formatMessage, useMessages } from '@porchlight/client';
import {
  decisionReasonLength,
  ReportDecisionBody,
  reportReasons,
  type ReportReason,
} from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Select, TextArea } from '@porchlight/ui';
import { reportMessages } from '../../../shared/reports/messages/catalog.ts';
import type { ConfirmedDecision, DecisionProps, DialogState } from './decision-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { decideMessages } from './messages/catalog.ts';
import { sendsWithCtrlEnter } from '../../../shared/sends-with-ctrl-enter.ts';
import { templateMessages } from './templates/catalog.ts';
import { useReportDecision } from './use-report-decision.ts';

const languages = { en: 'en-CA', fr: 'fr-CA' } as const;

interface Props extends DecisionProps, DialogState {
  readonly decision: ConfirmedDecision;
}

/** Dialog for a decision that the landlord learns: what was confirmed, and a reason from a template. */
export function ReportDecisionDialog({ reported, reload, decision, isOpen, onClose }: Props) {
  const t = useMessages(decideMessages);
  const tReport = useMessages(reportMessages);
  const { decide } = useReportDecision(reported.id, reload);
  const form = useForm<'confirmed' | 'reason', ReportDecisionBody>({
    type: ReportDecisionBody,
    labels: { confirmed: t('confirmed'), reason: t('reason') },
    bodyOf: ({ confirmed, reason }) => ({ decision, confirmed: confirmed as ReportReason, reason: reason.trim() }),
    send: decide,
  });
  const { confirmed, reason } = form.values;
  const templateOf = (problem: string) =>
    problem === ''
      ? ''
      : formatMessage(templateMessages, languages[reported.lang], `template.${problem as ReportReason}`);
  // A reason that was edited stays.
  const isOwnText = reason.trim() !== '' && reason !== templateOf(confirmed);
  const confirm = (problem: string) =>
    form.fill({ confirmed: problem, ...(isOwnText ? {} : { reason: templateOf(problem) }) });
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
      <Select
        {...form.field('confirmed')}
        {...sendsWithCtrlEnter}
        onChange={(event) => confirm(event.target.value)}
        choices={[
          { value: '', label: t('choose') },
          ...reportReasons.map((value) => ({ value, label: tReport(`reason.${value}`) })),
        ]}
        data-focus-first
      />
      <TextArea
        {...form.field('reason')}
        {...sendsWithCtrlEnter}
        hint={t('reasonHint', { count: reason.trim().length, max: decisionReasonLength.max })}
        lang={reported.lang}
        rows={8}
      />
    </DecisionDialog>
  );
}
