import { useFavouriteIds, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { FavouriteListing } from '@porchlight/contracts/catalog';
import { Button, LinkButton } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CardGrid } from '../card/card-grid.tsx';
import { ListingCard } from '../card/listing-card.tsx';
import { cardMessages } from '../messages/catalog.ts';
import css from './picks-grid.module.css';
import { hasCardData, isAvailable, type PickedListing } from './sort-picks.ts';
import { useRemovals } from './use-removals.ts';

export interface PicksGridProps {
  readonly picks: readonly PickedListing[];
  /** Adds or removes the favourite, on the server and in the list of ids. */
  readonly onToggle: (id: string) => void;
  /** Rendered below an available listing: its note and compare checkbox. */
  readonly tools?: (listing: FavouriteListing) => ReactNode;
  /** Distance from an available listing to the renter's points of interest. */
  readonly near?: (listing: FavouriteListing) => ReactNode;
}

/** Grid of favourites: a removed one shows Undo for six seconds, an unavailable one is greyed out. */
export function PicksGrid({ picks, onToggle, tools, near }: PicksGridProps) {
  const ids = useFavouriteIds();
  const { removed, markRemoved, clearRemoved } = useRemovals();
  const known = useRef(new Set(ids));
  // The favourite button changes the list of ids: a visible listing that leaves it gets its Undo.
  useEffect(() => {
    const now = new Set(ids);
    for (const id of known.current) if (!now.has(id) && picks.some((pick) => pick.id === id)) markRemoved(id);
    for (const id of now) if (!known.current.has(id)) clearRemoved(id);
    known.current = now;
  }, [ids, picks, markRemoved, clearRemoved]);
  return (
    <CardGrid>
      {picks
        .filter(({ id }) => ids.includes(id) || removed.has(id))
        .map((pick, at) => (
          <li key={pick.id} tabIndex={-1}>
            {ids.includes(pick.id) ? (
              <PickCard pick={pick} isFirst={at < 2} tools={tools} near={near} onRemove={() => onToggle(pick.id)} />
            ) : (
              <RemovedCard onUndo={() => onToggle(pick.id)} />
            )}
          </li>
        ))}
    </CardGrid>
  );
}

const maxBeds = 4;
const maxRentFactor = 1.1;
/** Returns the search for similar listings: same location, as many bedrooms, at most 10 % above the rent. */
const similarListingsUrl = (pick: PickedListing) =>
  hasCardData(pick)
    ? `${pick.url.slice(0, pick.url.lastIndexOf('/'))}?beds=${Math.min(pick.beds, maxBeds)}&maxrate=${Math.ceil((pick.rent * maxRentFactor) / 50) * 50}`
    : pick.city
      ? `/homes?q=${encodeURIComponent(pick.city)}`
      : '/homes';

interface PickCardProps {
  readonly pick: PickedListing;
  readonly tools: PicksGridProps['tools'];
  readonly near: PicksGridProps['near'];
  readonly isFirst: boolean;
  readonly onRemove: () => void;
}
function PickCard({ pick, isFirst, tools, near, onRemove }: PickCardProps) {
  const t = useMessages(cardMessages);
  const remove = (
    <Button look="quiet" size="small" icon={IconTrash} onClick={onRemove}>
      {t('remove')}
    </Button>
  );
  if (isAvailable(pick))
    return <ListingCard listing={pick} isFirst={isFirst} near={near?.(pick)} foot={tools?.(pick)} />;
  const similar = (
    <LinkButton link={Link} to={similarListingsUrl(pick)} size="small">
      {t('findSimilar')}
    </LinkButton>
  );
  if (hasCardData(pick))
    return (
      <ListingCard
        listing={pick}
        foot={
          <>
            {similar}
            {remove}
          </>
        }
      />
    );
  return (
    <article className={css.gone}>
      <h2>{pick.title ?? (pick.city ? t('homeIn', { city: pick.city }) : t('keptHome'))}</h2>
      <p>
        {t('gone')}. {t('goneText')}
      </p>
      <div className={css.acts}>
        {similar}
        {remove}
      </div>
    </article>
  );
}

/** Takes over the focus of the pressed favourite button, and passes it on to the restored listing or the page title. */
function RemovedCard({ onUndo }: { readonly onUndo: () => void }) {
  const t = useMessages(cardMessages);
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = undo.current;
    const item = button?.closest('li');
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === button)
        queueMicrotask(() => (item?.isConnected ? item : document.querySelector('h1'))?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <div className={css.gone} role="status">
      <p>{t('removed')}</p>
      <Button ref={undo} onClick={onUndo}>
        {t('undo')}
      </Button>
    </div>
  );
}
