import { useFormat, useMessages, usePermission } from '@porchlight/client';
import { documentRetentionDays, type AccountReview, type ReviewDocumentRequest } from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import { DocumentBadge } from '../../../shared/account-reviews/document-badge.tsx';
import { accountReviewMessages } from '../../../shared/account-reviews/messages/catalog.ts';
import { useWho } from '../../../shared/reports/use-who.ts';
import page from '../account-review.module.css';
import { DocumentItem } from './document-item.tsx';
import css from './documents.module.css';
import { reviewDocumentMessages } from './messages/catalog.ts';

/** What was requested from a landlord, and the documents that arrived. Without either there is no card. */
export function DocumentsCard({ review }: { readonly review: AccountReview }) {
  const t = useMessages(reviewDocumentMessages);
  const mayOpen = usePermission('modifyAccountReviews');
  const { documentRequest, documents, language } = review;
  if (!documentRequest && documents.length === 0) return null;
  return (
    <section aria-label={t('title')}>
      <Card isPadded className={page.card}>
        <div className={css.head}>
          <h2>{t('title')}</h2>
          <DocumentBadge review={review} />
        </div>
        {documentRequest && <Requested request={documentRequest} language={language} />}
        {documents.length === 0 && <p className={page.hint}>{t('none')}</p>}
        {documents.length > 0 && (
          <ul className={css.list} aria-label={t('files')}>
            {documents.map((document) => (
              <DocumentItem key={document.id} document={document} mayOpen={mayOpen} />
            ))}
          </ul>
        )}
        <p className={page.hint}>{t('audited', { days: documentRetentionDays })}</p>
      </Card>
    </section>
  );
}

interface Props {
  readonly request: ReviewDocumentRequest;
  readonly language: string;
}
function Requested({ request: { requestedAt, requestedBy, dueAt, kinds, text }, language }: Props) {
  const t = useMessages(reviewDocumentMessages);
  const tReview = useMessages(accountReviewMessages);
  const format = useFormat();
  const whoOf = useWho([requestedBy]);
  return (
    <div className={css.request}>
      <p>
        {t('requested', {
          who: whoOf(requestedAt, requestedBy),
          kinds: format.list(kinds.map((kind) => tReview(`kind.${kind}`))),
        })}{' '}
        {t('dueBy', { date: format.date(dueAt, 'long') })}
      </p>
      <p lang={language} className={page.text}>
        {text}
      </p>
    </div>
  );
}
