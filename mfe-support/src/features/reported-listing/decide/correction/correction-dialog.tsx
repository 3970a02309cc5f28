import { useMessages } from '@porchlight/client';
import {
  correctedFieldNames,
  ReportCorrectionBody,
  type CorrectedField,
  type OwnListing,
  type ReportedListing,
  type ReportReason,
} from '@porchlight/contracts/catalog';
import { FormSummary, useForm } from '@porchlight/forms';
import { Notice } from '@porchlight/ui';
import { useState } from 'react';
import { evidenceMessages } from '../../evidence/messages/catalog.ts';
import { ConfirmedFields } from '../confirmed-fields.tsx';
import type { DecisionProps, DialogState } from '../decision-bar.tsx';
import { DecisionDialog } from '../decision-dialog.tsx';
import { decideMessages } from '../messages/catalog.ts';
import { useReportDecision } from '../use-report-decision.ts';
import { CorrectionFields } from './correction-fields.tsx';
import { CorrectionPreview } from './correction-preview.tsx';
import { correctionsOf, correctionValues } from './correction-values.ts';

const correctable: ReadonlySet<string> = new Set(['scheduled', 'active', 'paused', 'expired', 'rented', 'suspended']);
/** Returns whether support can correct the listing: its landlord offers it, or the reports hid it. */
export const canBeCorrected = ({ listing, status }: ReportedListing): boolean =>
  listing !== undefined && correctable.has(status);

const templateFor = (problem: ReportReason) =>
  problem === 'wrong-details' || problem === 'unavailable' ? (`correction.${problem}` as const) : 'correction.other';

/** Dialog that corrects fields of a listing; renders nothing for a deleted one. */
export function CorrectionDialog(props: DecisionProps & DialogState) {
  const { listing } = props.reported;
  return listing && <ListingCorrection {...props} listing={listing} />;
}

interface Props extends DecisionProps, DialogState {
  readonly listing: OwnListing;
}
/** Form of a correction: what is sent changes only what differs from the stored listing. */
function ListingCorrection({ reported, listing, reload, isOpen, onClose }: Props) {
  const t = useMessages(decideMessages);
  const { stored, isOutdated, form } = useCorrection({ reported, listing, reload });
  return (
    <DecisionDialog
      decision="corrected"
      form={form}
      isOpen={isOpen}
      isDecided={reported.decision !== undefined}
      onClose={onClose}
    >
      <FormSummary form={form} title={t('failed')} />
      {isOutdated && (
        <Notice tone="warn" title={t('outdated')}>
          {t('outdatedText')}
        </Notice>
      )}
      <p>{t('effect.corrected')}</p>
      <ConfirmedFields form={form} lang={reported.lang} templateFor={templateFor} />
      <CorrectionFields form={form} listing={stored} />
      <CorrectionPreview values={form.values} stored={correctionValues(stored)} currency={stored.currency} />
    </DecisionDialog>
  );
}

/** Holds the form and the stored listing that it is based on. */
function useCorrection({ reported, listing, reload }: DecisionProps & Pick<Props, 'listing'>) {
  const t = useMessages(decideMessages);
  const tField = useMessages(evidenceMessages);
  const { correct } = useReportDecision(reported.id, reload);
  const [stored, setStored] = useState(listing);
  const [isOutdated, setOutdated] = useState(false);
  const base = correctionValues(stored);
  const labels = Object.fromEntries(correctedFieldNames.map((name) => [name, tField(`field.${name}`)]));
  const form = useForm<CorrectedField | 'confirmed' | 'reason', ReportCorrectionBody>({
    type: ReportCorrectionBody,
    labels: { confirmed: t('confirmed'), reason: t('reason'), ...(labels as Record<CorrectedField, string>) },
    initialValues: base,
    bodyOf: ({ confirmed, reason, ...values }) => ({
      version: stored.version,
      confirmed: confirmed as ReportReason,
      reason: reason.trim(),
      ...correctionsOf(values, base),
    }),
    send: async (body) => {
      const error = await correct(body);
      if (error?.code === 'version-conflict') await rebase();
      return error;
    },
  });
  /** Takes over what the landlord saved meanwhile, except for the fields that were edited here. */
  const rebase = async () => {
    const { data } = await reload();
    if (!data?.listing) return;
    const next = correctionValues(data.listing);
    const untouched = correctedFieldNames.filter((name) => form.values[name] === base[name]);
    form.fill(Object.fromEntries(untouched.map((name) => [name, next[name]])));
    setStored(data.listing);
    setOutdated(true);
  };
  return { stored, isOutdated, form };
}
