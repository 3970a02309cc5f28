import { useMessages, useSession } from '@porchlight/client';
import type { AppealDecision, ReportDecision, ReportedListing } from '@porchlight/contracts/catalog';
import { useKeys } from '@porchlight/console-ui';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import css from '../../../shared/decision-bar.module.css';
import { AppealDialog } from './appeal-dialog.tsx';
import { decideMessages } from './messages/catalog.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { ReportDecisionDialog } from './report-decision-dialog.tsx';
import { useDismissal } from './use-dismissal.ts';

/** A decision that confirms a problem; its reason goes to the landlord. */
export type ConfirmedDecision = Exclude<ReportDecision, 'dismissed'>;
/** A dialog of the bar: a decision, or a question to the landlord before it. */
export type OpenDialog = ConfirmedDecision | AppealDecision | 'asked';
export interface DecisionProps {
  readonly reported: ReportedListing;
  /** Loads what is stored now. */
  readonly reload: () => PromiseLike<unknown>;
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
  const { user } = useSession();
  const [open, setOpen] = useState<OpenDialog>();
  const { dismiss, isBusy } = useDismissal(props);
  const { decision, outcome } = props.reported;
  const isAppealed = outcome?.appealedAt !== undefined && outcome.appealDecision === undefined;
  useKeys(
    decision
      ? {}
      : {
          d: dismiss,
          r: () => setOpen('rented'),
          c: () => setOpen('changes-requested'),
          s: () => setOpen('suspended'),
          ...(isAsked(props.reported) ? {} : { q: () => setOpen('asked') }),
        },
  );
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
          <Button look="danger" onClick={() => setOpen('suspended')}>
            {t('suspended')}
          </Button>
          <Button onClick={() => setOpen('asked')} disabled={isAsked(props.reported)}>
            {t('asked')}
          </Button>
          <p className={css.keys}>{t('keys')}</p>
        </div>
      )}
      {isAppealed && (
        <div role="group" aria-label={t('decide')} className={css.bar}>
          {outcome.decidedBy === user?.id ? (
            <p>{t('ownDecision')}</p>
          ) : (
            <>
              <Button onClick={() => setOpen('reversed')}>{t('reversed')}</Button>
              <Button look="danger" onClick={() => setOpen('upheld')}>
                {t('upheld')}
              </Button>
            </>
          )}
        </div>
      )}
      <ReportDecisionDialog {...dialogProps('rented')} decision="rented" />
      <ReportDecisionDialog {...dialogProps('changes-requested')} decision="changes-requested" />
      <ReportDecisionDialog {...dialogProps('suspended')} decision="suspended" />
      <QuestionDialog {...dialogProps('asked')} />
      <AppealDialog {...dialogProps('upheld')} decision="upheld" />
      <AppealDialog {...dialogProps('reversed')} decision="reversed" />
    </>
  );
}

/** The landlord has not responded to a question yet. */
const isAsked = ({ responseDueAt, respondedAt }: ReportedListing) =>
  responseDueAt !== undefined && respondedAt === undefined;
