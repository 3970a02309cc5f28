import { useFavouriteIds, useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { FavouriteListing } from '@porchlight/contracts/catalog';
import { Button, LinkButton } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CardGrid } from '../card/card-grid.tsx';
import { ListingCard } from '../card/listing-card.tsx';
import { similarListingsUrl } from '../card/similar-listings-url.ts';
import { cardMessages } from '../messages/catalog.ts';
import css from './favourites-grid.module.css';
import { hasCardData, isAvailable, type Favourite } from './sort-favourites.ts';
import { useRemovals } from './use-removals.ts';

export interface FavouritesGridProps {
  readonly favourites: readonly Favourite[];
  /** Adds or removes the favourite, on the server and in the list of ids. */
  readonly onToggle: (id: string) => void;
  /** Rendered below an available listing: its note and compare checkbox. */
  readonly foot?: (listing: FavouriteListing) => ReactNode;
  /** Distance from an available listing to the renter's points of interest. */
  readonly near?: (listing: FavouriteListing) => ReactNode;
}

/** Grid of favourites: a removed one shows Undo for six seconds, an unavailable one is greyed out. */
export function FavouritesGrid({ favourites, onToggle, foot, near }: FavouritesGridProps) {
  const ids = useFavouriteIds();
  const { removed, markRemoved, clearRemoved } = useRemovals();
  const known = useRef(new Set(ids));
  // The favourite button changes the list of ids: a visible listing that leaves it gets its Undo.
  useEffect(() => {
    const now = new Set(ids);
    for (const id of known.current) if (!now.has(id) && favourites.some((one) => one.id === id)) markRemoved(id);
    for (const id of now) if (!known.current.has(id)) clearRemoved(id);
    known.current = now;
  }, [ids, favourites, markRemoved, clearRemoved]);
  return (
    <CardGrid>
      {favourites
        .filter(({ id }) => ids.includes(id) || removed.has(id))
        .map((favourite, at) => (
          <li key={favourite.id} tabIndex={-1}>
            {ids.includes(favourite.id) ? (
              <FavouriteCard
                favourite={favourite}
                isFirst={at < 2}
                foot={foot}
                near={near}
                onRemove={() => onToggle(favourite.id)}
              />
            ) : (
              <RemovedCard onUndo={() => onToggle(favourite.id)} />
            )}
          </li>
        ))}
    </CardGrid>
  );
}

/** Returns the search for listings like a favourite; that of its city when its data is gone. */
const searchLike = (favourite: Favourite) => {
  if (hasCardData(favourite)) return similarListingsUrl(favourite);
  return favourite.city ? `/homes?q=${encodeURIComponent(favourite.city)}` : '/homes';
};

interface FavouriteCardProps {
  readonly favourite: Favourite;
  readonly foot: FavouritesGridProps['foot'];
  readonly near: FavouritesGridProps['near'];
  readonly isFirst: boolean;
  readonly onRemove: () => void;
}
function FavouriteCard({ favourite, isFirst, foot, near, onRemove }: FavouriteCardProps) {
  const t = useMessages(cardMessages);
  const remove = (
    <Button look="quiet" size="small" icon={IconTrash} onClick={onRemove}>
      {t('remove')}
    </Button>
  );
  if (isAvailable(favourite))
    return <ListingCard listing={favourite} isFirst={isFirst} near={near?.(favourite)} foot={foot?.(favourite)} />;
  const similar = (
    <LinkButton link={Link} to={searchLike(favourite)} size="small">
      {t('findSimilar')}
    </LinkButton>
  );
  if (hasCardData(favourite))
    return (
      <ListingCard
        listing={favourite}
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
      <h2>{favourite.title ?? (favourite.city ? t('homeIn', { city: favourite.city }) : t('keptHome'))}</h2>
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
