import { useFavouriteIds, useWords } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import type { FavouriteListing, UnavailableListing } from '@porchlight/contracts/catalog';
import { Button, LinkButton } from '@porchlight/ui';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef } from 'react';
import { CardGrid } from '../card/card-grid.tsx';
import { ListingCard } from '../card/listing-card.tsx';
import { homeWords } from '../words/catalogue.ts';
import css from './picks-grid.module.css';
import { useRemovals } from './use-removals.ts';

export type Pick = FavouriteListing | UnavailableListing;
const isCard = (pick: Pick): pick is FavouriteListing => 'rent' in pick;

export interface PicksGridProps {
  readonly picks: readonly Pick[];
  /** Keeps the home or lets it go, at the server and in the list of ids. */
  readonly onToggle: (id: string) => void;
}

/** The homes somebody keeps: a removed one stays six seconds with Undo, one that is gone stands greyed. */
export function PicksGrid({ picks, onToggle }: PicksGridProps) {
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
      {picks.filter(({ id }) => ids.includes(id) || removed.has(id)).map((pick, at) => (
        <li key={pick.id}>{ids.includes(pick.id) ? <PickCard pick={pick} isFirst={at < 2} onRemove={() => onToggle(pick.id)} /> : <RemovedCard onUndo={() => onToggle(pick.id)} />}</li>
      ))}
    </CardGrid>
  );
}

function PickCard({ pick, isFirst, onRemove }: { readonly pick: Pick; readonly isFirst: boolean; readonly onRemove: () => void }) {
  const t = useWords(homeWords);
  const remove = <Button look="quiet" size="small" icon={IconTrash} onClick={onRemove}>{t('remove')}</Button>;
  if (isCard(pick) && !pick.unavailable) return <ListingCard home={pick} isFirst={isFirst} />;
  const similar = <LinkButton link={Link} to="/homes" size="small">{t('findSimilar')}</LinkButton>;
  if (isCard(pick)) return <ListingCard home={pick} foot={<>{similar}{remove}</>} />;
  return (
    <article className={css.gone}>
      <h2>{pick.title ?? (pick.city ? t('homeIn', { city: pick.city }) : t('keptHome'))}</h2>
      <p>{t('gone')}. {t('goneText')}</p>
      <div className={css.acts}>{similar}{remove}</div>
    </article>
  );
}

const RemovedCard = ({ onUndo }: { readonly onUndo: () => void }) => {
  const t = useWords(homeWords);
  return <div className={css.gone} role="status"><p>{t('removed')}</p><Button onClick={onUndo}>{t('undo')}</Button></div>;
};
