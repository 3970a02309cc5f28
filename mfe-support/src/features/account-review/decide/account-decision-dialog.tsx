import { useMessages } from '@porchlight/client';
import {
  AccountReviewDecisionBody,
  type AccountReview,
  type AccountReviewDecision,
} from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog } from '@porchlight/ui';
import css from './account-decision.module.css';
import { DecisionFields, type DecisionField } from './decision-fields.tsx';
import { MailPreview } from './mail-preview.tsx';
import { accountDecisionMessages } from './messages/catalog.ts';
import { useAccountDecision } from './use-account-decision.ts';

interface Props {
  readonly decision: AccountReviewDecision;
  readonly review: AccountReview;
  readonly reload: () => PromiseLike<unknown>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const final: ReadonlySet<AccountReviewDecision> = new Set(['suspended', 'banned']);

/** Dialog for a decision about an account: what was found, the reason for the landlord, and a note for colleagues. */
export function AccountDecisionDialog({ decision, review, reload, isOpen, onClose }: Props) {
  const t = useMessages(accountDecisionMessages);
  const decide = useAccountDecision(review.id, reload);
  const form = useForm<DecisionField, AccountReviewDecisionBody>({
    type: AccountReviewDecisionBody,
    labels: {
      code: t('code'),
      maxListings: t('maxListings'),
      reason: t('reason'),
      accepted: t('accepted'),
      note: t('note'),
    },
    initialValues: { maxListings: '2' },
    bodyOf: (values) => ({ ...bodyOf(decision, values), ...basisOf(review) }),
    send: decide,
  });
  const isDecided = review.decidedAt !== undefined;
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`title.${decision}`)}
      closeLabel={t('close')}
      size="wide"
      foot={
        <>
          <Button onClick={onClose}>{t(isDecided ? 'toDecision' : 'cancel')}</Button>
          {!isDecided && (
            <Button
              look={final.has(decision) ? 'danger' : 'primary'}
              type="submit"
              form={formId}
              isBusy={form.isBusy}
              busyText={t('saving')}
            >
              {t(decision)}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        <FormSummary form={form} title={t('failed')} />
        <p>{t(`effect.${decision}`, { name: review.name })}</p>
        <DecisionFields decision={decision} form={form} review={review} />
        <MailPreview decision={decision} reason={form.values.reason} language={review.language} />
      </form>
    </Dialog>
  );
}

/** Returns what the decision is based on: the request for documents that is shown. */
const basisOf = ({ documentRequest }: AccountReview): Pick<AccountReviewDecisionBody, 'documentsRequestedAt'> =>
  documentRequest ? { documentsRequestedAt: documentRequest.requestedAt } : {};

/** Returns the body of a decision; what it does not need is left out. */
function bodyOf(
  decision: AccountReviewDecision,
  { code, maxListings, reason, accepted, note }: Readonly<Record<DecisionField, string>>,
): AccountReviewDecisionBody {
  const colleagues = note.trim() === '' ? {} : { note: note.trim() };
  if (decision === 'approved')
    return { decision, ...colleagues, ...(accepted === '' ? {} : { acceptedDocuments: accepted.split(',') }) };
  return {
    decision,
    ...colleagues,
    reason: reason.trim(),
    ...(code !== '' ? { code: code as NonNullable<AccountReviewDecisionBody['code']> } : {}),
    ...(decision === 'limited' ? { maxListings: Number(maxListings) } : {}),
  };
}
