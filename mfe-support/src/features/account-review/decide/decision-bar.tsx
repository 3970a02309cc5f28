import { useMessages } from '@porchlight/client';
import { useKeys } from '@porchlight/console-ui';
import type { AccountReview, AccountReviewDecision } from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import bar from '../../../shared/decision-bar.module.css';
import { AccountDecisionDialog } from './account-decision-dialog.tsx';
import { accountDecisionMessages } from './messages/catalog.ts';

interface Props {
  readonly review: AccountReview;
  /** Loads what is stored now. */
  readonly reload: () => PromiseLike<unknown>;
}

const decisions: readonly AccountReviewDecision[] = ['approved', 'limited', 'suspended', 'banned'];
const looks = { approved: 'primary', suspended: 'danger', banned: 'danger' } as const;
const lookOf = (decision: AccountReviewDecision) =>
  (looks as Partial<Record<AccountReviewDecision, 'primary' | 'danger'>>)[decision];

/**
 * Bar with the decisions about an account. The dialogs stay while they are closed: closing them returns the focus to
 * the button, and what was typed is there when they open again.
 */
export function DecisionBar({ review, reload }: Props) {
  const t = useMessages(accountDecisionMessages);
  const [open, setOpen] = useState<AccountReviewDecision>();
  const isDecided = review.decidedAt !== undefined;
  const openOnKey = (decision: AccountReviewDecision) => () => setOpen(decision);
  useKeys(
    isDecided
      ? {}
      : {
          a: openOnKey('approved'),
          l: openOnKey('limited'),
          s: openOnKey('suspended'),
          b: openOnKey('banned'),
        },
  );
  return (
    <>
      {!isDecided && (
        <div role="group" aria-label={t('decide')} className={bar.bar}>
          {decisions.map((decision) => (
            <Button key={decision} look={lookOf(decision)} onClick={() => setOpen(decision)}>
              {t(decision)}
            </Button>
          ))}
          <p className={bar.keys}>{t('keys')}</p>
        </div>
      )}
      {decisions.map((decision) => (
        <AccountDecisionDialog
          key={decision}
          decision={decision}
          review={review}
          reload={reload}
          isOpen={open === decision}
          onClose={() => setOpen(undefined)}
        />
      ))}
    </>
  );
}
