import { flash, useFormat } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { RecommendedListing } from '@porchlight/contracts/catalog';
import { CardGrid, ListingCard, addressLine } from '@porchlight/listing-ui';
import { InquireLink } from '@porchlight/listing-ui/favourites';
import { Badge, Button } from '@porchlight/ui';
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs';
import css from '../../shared/listings/listings.module.css';
import { Distances } from '../../shared/points-of-interest/distances.tsx';
import { useOwnMessages } from '../../shared/listings/messages/catalog.ts';
import { DismissedCard } from './dismissed-card.tsx';
import { useSeen } from './use-seen.ts';
import { renterCalls } from '../../renter-calls.ts';

export interface RecommendedGridProps {
  readonly listings: readonly RecommendedListing[];
  /**
   * Ids of listings dismissed during this visit. Each keeps its position with an Undo button until the list is
   * refetched.
   */
  readonly dismissed: ReadonlySet<string>;
  readonly onDismissedChange: (change: (now: ReadonlySet<string>) => ReadonlySet<string>) => void;
  readonly onSeen: (id: string) => void;
}

/** Renders recommended listings as cards. */
export function RecommendedGrid({
  listings,
  dismissed: away,
  onDismissedChange: onAway,
  onSeen,
}: RecommendedGridProps) {
  const t = useOwnMessages();
  const dispatch = useDispatch();
  const [send] = renterCalls.useRemoveRecommendedMutation();
  const markDismissed = (id: string, isDismissed: boolean) =>
    onAway((now) => new Set(isDismissed ? [...now, id] : [...now].filter((one) => one !== id)));
  const saveDismissed = async (id: string, isDismissed: boolean) => {
    markDismissed(id, isDismissed);
    const response = await send({ params: { id }, body: { active: isDismissed ? 1 : 0 } });
    if (!response.error) return;
    markDismissed(id, !isDismissed);
    dispatch(flash({ type: 'error', text: t('sendAwayFailed') }));
  };
  const sendReason = async (id: string, reason: string) =>
    !(await send({ params: { id }, body: { active: 1, reason } })).error;
  return (
    <CardGrid>
      {listings.map((listing, at) => (
        <li key={listing.id} tabIndex={-1}>
          {away.has(listing.id) ? (
            <DismissedCard
              name={addressLine(listing)}
              onUndo={() => void saveDismissed(listing.id, false)}
              onReason={(reason) => sendReason(listing.id, reason)}
            />
          ) : (
            <Recommended
              listing={listing}
              isFirst={at < 2}
              onDismissedChange={() => void saveDismissed(listing.id, true)}
              onSeen={onSeen}
            />
          )}
        </li>
      ))}
    </CardGrid>
  );
}

interface RecommendedProps {
  readonly listing: RecommendedListing;
  readonly isFirst: boolean;
  readonly onDismissedChange: () => void;
  readonly onSeen: (id: string) => void;
}
function Recommended({ listing, isFirst, onDismissedChange: onAway, onSeen }: RecommendedProps) {
  const t = useOwnMessages();
  const ref = useSeen<HTMLDivElement>(listing.id, listing.isNew, onSeen);
  const why = useWhy(listing);
  return (
    <div ref={ref} className={css.whole}>
      <ListingCard
        listing={listing}
        isFirst={isFirst}
        foot={
          <div className={css.foot}>
            {(listing.isNew || why) && (
              <p>
                {listing.isNew && <Badge tone="brand">{t('newMark')}</Badge>} {why && t('why', { reasons: why })}
              </p>
            )}
            <Distances listing={listing} />
            <InquireLink listing={listing} />
            <Button
              look="quiet"
              size="small"
              icon={IconThumbDown}
              aria-label={`${t('notForMe')}: ${addressLine(listing)}`}
              onClick={onAway}
            >
              {t('notForMe')}
            </Button>
          </div>
        }
      />
    </div>
  );
}

/** Returns the reasons for a recommendation as text; empty when there are none. */
function useWhy({ why, nearPlace }: RecommendedListing): string {
  const t = useOwnMessages();
  const format = useFormat();
  const reasonTexts = {
    'near-places': nearPlace ? t('nearPlaces', { place: nearPlace }) : t('nearYourPlaces'),
    'like-picks': t('likePicks'),
    'in-budget': t('inBudget'),
  } as const;
  return why.length > 0 ? format.list(why.map((reason) => reasonTexts[reason])) : '';
}
