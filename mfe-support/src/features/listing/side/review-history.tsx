import { useMessages, useSession } from '@porchlight/client';
import { Timeline, type TimelineEntry } from '@porchlight/console-ui';
import type { ListingReview, ReviewedListing } from '@porchlight/contracts/catalog';
import { useStaffNames } from '@porchlight/resource-kit';
import { Card } from '@porchlight/ui';
import { useMoment } from '../../../shared/use-moment.ts';
import layout from '../listing.module.css';
import { listingMessages } from '../messages/catalog.ts';
import css from './side.module.css';

type DecidedReview = ListingReview & Required<Pick<ListingReview, 'decision'>>;
const isDecided = (review: ListingReview): review is DecidedReview => review.decision !== undefined;

/** Earlier decisions about a listing, newest first. */
export function ReviewHistory({ record: { reviews, listing } }: { readonly record: ReviewedListing }) {
  const t = useMessages(listingMessages);
  const momentOf = useMoment();
  const decided = reviews.filter(isDecided);
  const timeOf = useDecisionTime(decided);
  const entries = decided.map((review): TimelineEntry => ({
    key: review.submittedAt,
    title: t(`decision.${review.decision}`),
    time: timeOf(review),
    children: (
      <>
        {review.reason !== undefined && (
          <p lang={listing.lang} className={css.text}>
            {review.reason}
          </p>
        )}
        <p className={css.hint}>{t('submittedWith', { time: momentOf(review.submittedAt), risk: review.risk })}</p>
      </>
    ),
  }));
  return (
    <section aria-label={t('history')} className={layout.history}>
      <Card isPadded className={css.card}>
        <h2>{t('history')}</h2>
        {entries.length > 0 ? <Timeline entries={entries} /> : <p>{t('noHistory')}</p>}
      </Card>
    </section>
  );
}

/** Returns a function that writes when a decision was made and by whom; by name for readers who may view users. */
function useDecisionTime(reviews: readonly DecidedReview[]): (review: DecidedReview) => string {
  const t = useMessages(listingMessages);
  const momentOf = useMoment();
  const { user } = useSession();
  const names = useStaffNames(reviews.map(({ decidedBy }) => decidedBy));
  return ({ submittedAt, decidedAt = submittedAt, decidedBy }) => {
    const time = momentOf(decidedAt);
    if (decidedBy === undefined) return time;
    if (decidedBy === user?.id) return t('byYou', { time });
    const name = names.get(decidedBy);
    return name === undefined ? t('byColleague', { time }) : t('byName', { time, name });
  };
}
