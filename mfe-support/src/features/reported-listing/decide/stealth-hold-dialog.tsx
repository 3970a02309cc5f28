import { useMessages } from '@porchlight/client';
import {
  StealthHoldBody,
  stealthHoldReasons,
  stealthReasonLength,
  type ReportedListing,
} from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { TextArea } from '@porchlight/ui';
import { sendsWithCtrlEnter } from '../../../shared/sends-with-ctrl-enter.ts';
import type { DecisionProps, DialogState } from './decision-bar.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { decideMessages } from './messages/catalog.ts';
import { useReportDecision } from './use-report-decision.ts';

/** Returns whether support can hide the listing without a notice: it is public, and reported as a scam or as stolen. */
export const canBeHidden = ({ decision, status, reason, stealthHold }: ReportedListing): boolean =>
  decision === undefined && status === 'active' && stealthHold === undefined && stealthHoldReasons.includes(reason);

/** Dialog that hides a listing from visitors without a notice to its landlord, with a reason for colleagues. */
export function StealthHoldDialog({ reported, reload, isOpen, onClose }: DecisionProps & DialogState) {
  const t = useMessages(decideMessages);
  const { hide } = useReportDecision(reported.id, reload);
  const form = useForm<'reason', StealthHoldBody>({
    type: StealthHoldBody,
    labels: { reason: t('hiddenReason') },
    initialValues: { reason: '' },
    bodyOf: ({ reason }) => ({ reason: reason.trim() }),
    send: async (body) => {
      const error = await hide(body);
      if (!error) onClose();
      return error;
    },
  });
  return (
    <DecisionDialog
      decision="hidden"
      form={form}
      isOpen={isOpen}
      isDecided={reported.decision !== undefined}
      onClose={onClose}
    >
      <FormSummary form={form} title={t('failed')} />
      <p>{t('effect.hidden')}</p>
      <TextArea
        {...form.field('reason')}
        {...sendsWithCtrlEnter}
        hint={t('hiddenHint', { count: form.values.reason.trim().length, max: stealthReasonLength.max })}
        rows={4}
        data-focus-first
      />
    </DecisionDialog>
  );
}
