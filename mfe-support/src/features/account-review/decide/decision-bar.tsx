import { useMessages } from '@porchlight/client';
import { useKeys } from '@porchlight/console-ui';
import type { AccountReview, AccountReviewDecision } from '@porchlight/contracts/accounts';
import { Button } from '@porchlight/ui';
import { useState } from 'react';
import { reviewDocumentMessages } from '../documents/messages/catalog.ts';
import bar from '../../../shared/decision-bar.module.css';
import { AccountDecisionDialog } from './account-decision-dialog.tsx';
import { DocumentRequestDialog } from './document-request-dialog.tsx';
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
  const tDocuments = useMessages(reviewDocumentMessages);
  const [open, setOpen] = useState<AccountReviewDecision | 'documents'>();
  const isDecided = review.decidedAt !== undefined;
  // Users whose account is closed cannot log in to hand in anything.
  const canRequest = review.restriction !== 'banned';
  const openOnKey = (act: AccountReviewDecision | 'documents') => () => setOpen(act);
  useKeys(
    isDecided
      ? {}
      : {
          a: openOnKey('approved'),
          l: openOnKey('limited'),
          s: openOnKey('suspended'),
          b: openOnKey('banned'),
          ...(canRequest ? { d: openOnKey('documents') } : {}),
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
          {canRequest && <Button onClick={() => setOpen('documents')}>{tDocuments('request')}</Button>}
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
      <DocumentRequestDialog
        review={review}
        reload={reload}
        isOpen={open === 'documents'}
        onClose={() => setOpen(undefined)}
      />
    </>
  );
}
