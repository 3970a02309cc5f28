import { flash, useFormat } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { RecommendedListing } from '@porchlight/contracts/catalog';
import { CardGrid, ListingCard, placeOf } from '@porchlight/listing-ui';
import { Badge, Button } from '@porchlight/ui';
import IconThumbDown from '@tabler/icons-react/dist/esm/icons/IconThumbDown.mjs';
import css from '../../own-homes/own-homes.module.css';
import { InquireLink } from '../../own-homes/inquire-link.tsx';
import { Distances } from '../../places/distances.tsx';
import { useOwnWords } from '../../own-homes/words/catalogue.ts';
import { SentAway } from './sent-away.tsx';
import { useSeen } from './use-seen.ts';
import { renterCalls } from '../../renter-calls.ts';

export interface RecommendedGridProps {
  readonly homes: readonly RecommendedListing[];
  /** Those sent away just now: each keeps its place, with Undo, until the list is asked for again. */
  readonly away: ReadonlySet<string>;
  readonly onAway: (change: (now: ReadonlySet<string>) => ReadonlySet<string>) => void;
  readonly onSeen: (id: string) => void;
}

/** Recommended homes as cards. */
export function RecommendedGrid({ homes, away, onAway, onSeen }: RecommendedGridProps) {
  const t = useOwnWords();
  const dispatch = useDispatch();
  const [send] = renterCalls.useRemoveRecommendedMutation();
  const mark = (id: string, isAway: boolean) =>
    onAway((now) => new Set(isAway ? [...now, id] : [...now].filter((one) => one !== id)));
  const move = async (id: string, isAway: boolean) => {
    mark(id, isAway);
    const answer = await send({ params: { id }, body: { active: isAway ? 1 : 0 } });
    if (!answer.error) return;
    mark(id, !isAway);
    dispatch(flash({ type: 'error', text: t('sendAwayFailed') }));
  };
  const tell = async (id: string, reason: string) =>
    !(await send({ params: { id }, body: { active: 1, reason } })).error;
  return (
    <CardGrid>
      {homes.map((home, at) => (
        <li key={home.id} tabIndex={-1}>
          {away.has(home.id) ? (
            <SentAway
              name={placeOf(home)}
              onUndo={() => void move(home.id, false)}
              onReason={(reason) => tell(home.id, reason)}
            />
          ) : (
            <Recommended home={home} isFirst={at < 2} onAway={() => void move(home.id, true)} onSeen={onSeen} />
          )}
        </li>
      ))}
    </CardGrid>
  );
}

interface RecommendedProps {
  readonly home: RecommendedListing;
  readonly isFirst: boolean;
  readonly onAway: () => void;
  readonly onSeen: (id: string) => void;
}
function Recommended({ home, isFirst, onAway, onSeen }: RecommendedProps) {
  const t = useOwnWords();
  const ref = useSeen<HTMLDivElement>(home.id, home.isNew, onSeen);
  const why = useWhy(home);
  return (
    <div ref={ref} className={css.whole}>
      <ListingCard
        home={home}
        isFirst={isFirst}
        foot={
          <div className={css.foot}>
            {(home.isNew || why) && (
              <p>
                {home.isNew && <Badge tone="brand">{t('newMark')}</Badge>} {why && t('why', { reasons: why })}
              </p>
            )}
            <Distances home={home} />
            <InquireLink home={home} />
            <Button
              look="quiet"
              size="small"
              icon={IconThumbDown}
              aria-label={`${t('notForMe')}: ${placeOf(home)}`}
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

/** Why a home is recommended, in words; empty where nothing can be said. */
function useWhy({ why, nearPlace }: RecommendedListing): string {
  const t = useOwnWords();
  const format = useFormat();
  const words = {
    'near-places': nearPlace ? t('nearPlaces', { place: nearPlace }) : t('nearYourPlaces'),
    'like-picks': t('likePicks'),
    'in-budget': t('inBudget'),
  } as const;
  return why.length > 0 ? format.list(why.map((reason) => words[reason])) : '';
}
