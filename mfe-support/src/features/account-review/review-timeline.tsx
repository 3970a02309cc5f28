import { useMessages } from '@porchlight/client';
import { Timeline, type TimelineEntry } from '@porchlight/console-ui';
import type { AccountReview, AccountReviewOutcome } from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import { accountReviewMessages } from '../../shared/account-reviews/messages/catalog.ts';
import { useWho } from '../../shared/reports/use-who.ts';
import { useMoment } from '../../shared/use-moment.ts';
import css from './account-review.module.css';
import { accountReviewScreenMessages } from './messages/catalog.ts';

/** What happened in a review, and earlier decisions about the account, the latest first. */
export function ReviewTimeline({ review }: { readonly review: AccountReview }) {
  const t = useMessages(accountReviewScreenMessages);
  const momentOf = useMoment();
  const { outcome, earlier, openedAt, language, documentRequest } = review;
  const whoOf = useWho([
    outcome?.decidedBy,
    documentRequest?.requestedBy,
    ...earlier.map(({ decidedBy }) => decidedBy),
  ]);
  const entryOf = useOutcomeEntry(language, whoOf);
  const entries: readonly TimelineEntry[] = [
    ...(outcome ? [entryOf(outcome)] : []),
    ...(documentRequest
      ? [
          {
            key: 'documents',
            title: t('documentsRequested'),
            time: whoOf(documentRequest.requestedAt, documentRequest.requestedBy),
          },
        ]
      : []),
    { key: 'opened', title: t('opened'), time: momentOf(openedAt) },
    ...earlier.map(entryOf),
  ];
  return (
    <section aria-label={t('timeline')}>
      <Card isPadded className={css.card}>
        <h2>{t('timeline')}</h2>
        <Timeline entries={entries} />
      </Card>
    </section>
  );
}

/** Returns a function that lists a decision. */
function useOutcomeEntry(
  language: string,
  whoOf: (time: string, id: string | undefined) => string,
): (outcome: AccountReviewOutcome) => TimelineEntry {
  const t = useMessages(accountReviewScreenMessages);
  const tReview = useMessages(accountReviewMessages);
  return ({ state, decidedAt, decidedBy, code, reason, note, maxListings }) => ({
    key: decidedAt,
    title: tReview(`state.${state}`),
    time: whoOf(decidedAt, decidedBy),
    children: (
      <>
        {code && <p>{tReview(`code.${code}`)}</p>}
        {maxListings !== undefined && <p>{t('maxListings', { count: maxListings })}</p>}
        {reason && (
          <p lang={language} className={css.text}>
            {reason}
          </p>
        )}
        {note && <p className={css.hint}>{t('noteFor', { note })}</p>}
      </>
    ),
  });
}
