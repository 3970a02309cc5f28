import { useMessages, usePermission, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { AppealDecision, ReportDecision, ReportedListing } from '@porchlight/contracts/catalog';
import { useKeys } from '@porchlight/console-ui';
import { Button, LinkButton } from '@porchlight/ui';
import { useState } from 'react';
import css from '../../../shared/decision-bar.module.css';
import { mergeListingPath } from '../../../shared/support-paths.ts';
import { AppealDialog } from './appeal-dialog.tsx';
import { canBeCorrected, CorrectionDialog } from './correction/correction-dialog.tsx';
import { decideMessages } from './messages/catalog.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { RefundBar, RefundControl } from './refund/refund-control.tsx';
import { ReportDecisionDialog } from './report-decision-dialog.tsx';
import { canBeHidden, StealthHoldDialog } from './stealth-hold-dialog.tsx';
import { useDismissal } from './use-dismissal.ts';

/** A decision that confirms a problem; its reason goes to the landlord. */
export type ConfirmedDecision = Exclude<ReportDecision, 'dismissed' | 'corrected'>;
/** A dialog of the bar: a decision, or what comes before it: a question to the landlord, or hiding the listing. */
export type OpenDialog = ConfirmedDecision | AppealDecision | 'corrected' | 'refunded' | 'asked' | 'hidden';
export interface DecisionProps {
  readonly reported: ReportedListing;
  /** Loads what is stored now. */
  readonly reload: () => PromiseLike<{ readonly data?: ReportedListing | undefined }>;
}
export interface DialogState {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * Bar with the decisions about reports, or about an appeal. The dialogs stay while they are closed: closing them
 * returns the focus to the button, and what was typed is there when they open again.
 */
export function DecisionBar(props: DecisionProps) {
  const t = useMessages(decideMessages);
  const [open, setOpen] = useState<OpenDialog>();
  const { dismiss, isBusy } = useDismissal(props);
  const { decision, outcome } = props.reported;
  const isAppealed = outcome?.appealedAt !== undefined && outcome.appealDecision === undefined;
  useKeys(decision ? {} : keysOf(props.reported, { dismiss, open: setOpen }));
  const dialogProps = (one: OpenDialog) => ({
    ...props,
    isOpen: open === one,
    onClose: () => setOpen(undefined),
  });
  return (
    <>
      {!decision && (
        <div role="group" aria-label={t('decide')} className={css.bar}>
          <Button onClick={dismiss} isBusy={isBusy} busyText={t('saving')}>
            {t('dismissed')}
          </Button>
          <Button onClick={() => setOpen('rented')}>{t('rented')}</Button>
          <Button onClick={() => setOpen('changes-requested')}>{t('changes-requested')}</Button>
          {canBeCorrected(props.reported) && <Button onClick={() => setOpen('corrected')}>{t('corrected')}</Button>}
          <Button look="danger" onClick={() => setOpen('suspended')}>
            {t('suspended')}
          </Button>
          <Button onClick={() => setOpen('asked')} disabled={!mayAsk(props.reported)}>
            {t('asked')}
          </Button>
          <MergeLink reported={props.reported} />
          <RefundControl {...props} />
          {canBeHidden(props.reported) && <Button onClick={() => setOpen('hidden')}>{t('hidden')}</Button>}
          <p className={css.keys}>{t('keys')}</p>
        </div>
      )}
      {isAppealed && <AppealBar {...props} onOpen={setOpen} />}
      {decision && !isAppealed && <RefundBar {...props} />}
      <ReportDecisionDialog {...dialogProps('rented')} decision="rented" />
      <ReportDecisionDialog {...dialogProps('changes-requested')} decision="changes-requested" />
      <ReportDecisionDialog {...dialogProps('suspended')} decision="suspended" />
      <CorrectionDialog {...dialogProps('corrected')} />
      <QuestionDialog {...dialogProps('asked')} />
      <StealthHoldDialog {...dialogProps('hidden')} />
      <AppealDialog {...dialogProps('upheld')} decision="upheld" />
      <AppealDialog {...dialogProps('reversed')} decision="reversed" />
    </>
  );
}

/** Bar with the decisions about an appeal, for support who did not decide before. */
function AppealBar({ onOpen, ...props }: DecisionProps & { readonly onOpen: (dialog: OpenDialog) => void }) {
  const t = useMessages(decideMessages);
  const { user } = useSession();
  return (
    <div role="group" aria-label={t('decide')} className={css.bar}>
      {props.reported.outcome?.decidedBy === user?.id ? (
        <p>{t('ownDecision')}</p>
      ) : (
        <>
          <Button onClick={() => onOpen('reversed')}>{t('reversed')}</Button>
          <Button look="danger" onClick={() => onOpen('upheld')}>
            {t('upheld')}
          </Button>
        </>
      )}
      <RefundControl {...props} />
    </div>
  );
}

/** Leads from a report of a duplicate to the merge of the listing with the other one of its company. */
function MergeLink({ reported: { reports, companyId, listingId, listing } }: Pick<DecisionProps, 'reported'>) {
  const t = useMessages(decideMessages);
  const mayMerge = usePermission('mergeListings');
  const isDuplicate = reports.some(({ reason }) => reason === 'duplicate');
  return (
    mayMerge &&
    isDuplicate &&
    listing && (
      <LinkButton link={Link} to={mergeListingPath(companyId, listingId)}>
        {t('merge')}
      </LinkButton>
    )
  );
}

/** No question is open, and the landlord may know of the reports. */
const mayAsk = ({ responseDueAt, respondedAt, stealthUntil }: ReportedListing) =>
  stealthUntil === undefined && (responseDueAt === undefined || respondedAt !== undefined);

/** Returns what the keys of an undecided listing do. */
const keysOf = (
  reported: ReportedListing,
  { dismiss, open }: { readonly dismiss: () => void; readonly open: (dialog: OpenDialog) => void },
): Readonly<Record<string, () => void>> => ({
  d: dismiss,
  r: () => open('rented'),
  c: () => open('changes-requested'),
  s: () => open('suspended'),
  ...(canBeCorrected(reported) ? { e: () => open('corrected') } : {}),
  ...(mayAsk(reported) ? { q: () => open('asked') } : {}),
  ...(canBeHidden(reported) ? { h: () => open('hidden') } : {}),
});
