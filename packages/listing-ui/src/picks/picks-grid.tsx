import { useFavouriteIds, useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { FavouriteListing } from '@porchlight/contracts/catalog';
import { Button, LinkButton } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CardGrid } from '../card/card-grid.tsx';
import { ListingCard } from '../card/listing-card.tsx';
import { homeWords } from '../words/catalogue.ts';
import css from './picks-grid.module.css';
import { isCard, isOpen, type Pick } from './sort-picks.ts';
import { useRemovals } from './use-removals.ts';

export interface PicksGridProps {
  readonly picks: readonly Pick[];
  /** Keeps the home or lets it go, at the server and in the list of ids. */
  readonly onToggle: (id: string) => void;
  /** What stands under a home that can still be rented: its note, its tick for comparing. */
  readonly tools?: (home: FavouriteListing) => ReactNode;
  /** How far such a home is from the reader's own places. */
  readonly near?: (home: FavouriteListing) => ReactNode;
}

/** The homes somebody keeps: a removed one stays six seconds with Undo, one that is gone stands greyed. */
export function PicksGrid({ picks, onToggle, tools, near }: PicksGridProps) {
  const ids = useFavouriteIds();
  const { removed, remember, forget } = useRemovals();
  const known = useRef(new Set(ids));
  // The heart of a card changes the list of ids: what left it while it was on screen gets its Undo.
  useEffect(() => {
    const now = new Set(ids);
    for (const id of known.current) if (!now.has(id) && picks.some((pick) => pick.id === id)) remember(id);
    for (const id of now) if (!known.current.has(id)) forget(id);
    known.current = now;
  }, [ids, picks, remember, forget]);
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

const mostBeds = 4,
  dearer = 1.1;
/** Homes like one that is gone: in its place, as large, and for about its rent. */
const similarTo = (pick: Pick) =>
  isCard(pick)
    ? `${pick.url.slice(0, pick.url.lastIndexOf('/'))}?beds=${Math.min(pick.beds, mostBeds)}&maxrate=${Math.ceil((pick.rent * dearer) / 50) * 50}`
    : pick.city
      ? `/homes?q=${encodeURIComponent(pick.city)}`
      : '/homes';

interface PickCardProps {
  readonly pick: Pick;
  readonly tools: PicksGridProps['tools'];
  readonly near: PicksGridProps['near'];
  readonly isFirst: boolean;
  readonly onRemove: () => void;
}
function PickCard({ pick, isFirst, tools, near, onRemove }: PickCardProps) {
  const t = useWords(homeWords);
  const remove = (
    <Button look="quiet" size="small" icon={IconTrash} onClick={onRemove}>
      {t('remove')}
    </Button>
  );
  if (isOpen(pick)) return <ListingCard home={pick} isFirst={isFirst} near={near?.(pick)} foot={tools?.(pick)} />;
  const similar = (
    <LinkButton link={Link} to={similarTo(pick)} size="small">
      {t('findSimilar')}
    </LinkButton>
  );
  if (isCard(pick))
    return (
      <ListingCard
        home={pick}
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

/** Takes the focus of the heart that was tapped, and hands it on: to the home that came back, else to the title of the page. */
function RemovedCard({ onUndo }: { readonly onUndo: () => void }) {
  const t = useWords(homeWords);
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = undo.current,
      place = button?.closest('li');
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === button)
        queueMicrotask(() =>
          (place?.isConnected ? place : document.querySelector('h1'))?.focus({ preventScroll: true }),
        );
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
