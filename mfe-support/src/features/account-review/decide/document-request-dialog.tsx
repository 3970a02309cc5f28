import { flash, useFormat, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { documentRequestDays, DocumentRequestBody, type AccountReview } from '@porchlight/contracts/accounts';
import { FormSummary, useForm } from '@porchlight/forms';
import { Button, Dialog } from '@porchlight/ui';
import { accountReviewCalls } from '../../../shared/account-review-calls.ts';
import { reviewDocumentMessages } from '../documents/messages/catalog.ts';
import css from './account-decision.module.css';
import { DocumentRequestFields, kindsOf, type RequestField } from './document-request-fields.tsx';
import { MailPreview } from './mail-preview.tsx';

interface Props {
  readonly review: AccountReview;
  readonly reload: () => PromiseLike<unknown>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog that requests documents: which ones, and the text that the landlord gets. */
export function DocumentRequestDialog({ review, reload, isOpen, onClose }: Props) {
  const t = useMessages(reviewDocumentMessages);
  const request = useRequest(review.id, reload);
  const form = useForm<RequestField, DocumentRequestBody>({
    type: DocumentRequestBody,
    labels: { kinds: t('kinds'), text: t('text') },
    bodyOf: ({ kinds, text }) => ({ kinds: kindsOf(kinds), text: text.trim() }),
    send: async (body) => {
      const error = await request(body);
      if (!error) {
        form.fill({ kinds: '', text: '' });
        onClose();
      }
      return error;
    },
  });
  const isDecided = review.decidedAt !== undefined;
  const formId = `${form.id}-form`;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('requestTitle')}
      closeLabel={t('close')}
      size="wide"
      foot={
        <>
          <Button onClick={onClose}>{t(isDecided ? 'toDecision' : 'cancel')}</Button>
          {!isDecided && (
            <Button look="primary" type="submit" form={formId} isBusy={form.isBusy} busyText={t('sending')}>
              {t('send')}
            </Button>
          )}
        </>
      }
    >
      <form id={formId} className={css.form} {...form.props}>
        <FormSummary form={form} title={t('failed')} />
        <p>{t('effect', { name: review.name, days: documentRequestDays })}</p>
        <DocumentRequestFields form={form} language={review.language} />
        <MailPreview decision="documents" reason={form.values.text} language={review.language} />
      </form>
    </Dialog>
  );
}

/** Returns the function that requests documents; what a colleague did meanwhile is loaded first. */
function useRequest(id: string, reload: Props['reload']): (body: DocumentRequestBody) => Promise<ApiError | undefined> {
  const t = useMessages(reviewDocumentMessages);
  const format = useFormat();
  const dispatch = useDispatch();
  const [request] = accountReviewCalls.useRequestAccountDocumentsMutation();
  return async (body) => {
    const { data, error } = await request({ params: { id }, body });
    const refusal = error as ApiError | undefined;
    if (!refusal || refusal.status === 409) await reload();
    if (data) {
      const text = t('done', { date: format.date(data.documentsDueAt ?? data.dueAt) });
      dispatch(flash({ type: 'success', text }));
    }
    return refusal;
  };
}
