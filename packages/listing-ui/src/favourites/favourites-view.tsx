import { toggleFavourite, useFavouriteIds } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { FavouriteListing } from '@porchlight/contracts/catalog';
import { Checkbox } from '@porchlight/ui';
import { useCallback, type ReactNode } from 'react';
import { CardGridSkeleton } from '../card/card-skeleton.tsx';
import { addressLine } from '../card/facts.ts';
import { CompareView } from '../compare/compare-view.tsx';
import { CompareBar } from './compare-bar.tsx';
import { FavouriteNote } from './favourite-note.tsx';
import { FavouritesGrid } from './favourites-grid.tsx';
import { useFavouritesMessages } from './messages/catalog.ts';
import { NoFavourites } from './no-favourites.tsx';
import { hasCardData, type Favourite } from './sort-favourites.ts';
import { maxCompared, useComparison, type Comparison } from './use-comparison.ts';
import type { FavouriteNotes } from './use-notes.ts';

/** Controls of a favourite that the view gives to the foot of its card. */
interface FavouriteControls {
  readonly compare: ReactNode;
  readonly note: ReactNode;
}
interface FavouriteCardsProps {
  readonly notes: FavouriteNotes;
  /** Distance from an available listing to the renter's points of interest. */
  readonly near?: (listing: FavouriteListing) => ReactNode;
  /** Rendered below an available listing. */
  readonly foot: (listing: FavouriteListing, controls: FavouriteControls) => ReactNode;
}
export interface FavouritesViewProps extends FavouriteCardsProps {
  /** In the order of the cards; undefined until they are loaded. */
  readonly favourites: readonly Favourite[] | undefined;
  /** The request failed: no skeleton is shown. */
  readonly isError: boolean;
  /** Label of the button that closes the comparison. */
  readonly back: string;
  /** Notices, toolbar and map above the cards. */
  readonly children: ReactNode;
  /** Shown instead of the cards. */
  readonly instead?: ReactNode;
}

/** Favourites as cards with notes, or two to four of them side by side. */
export function FavouritesView({ favourites, isError, back, children, instead, ...props }: FavouritesViewProps) {
  const ids = useFavouriteIds();
  const comparison = useComparison();
  if (comparison.compared.length > 1)
    return (
      <CompareView
        ids={comparison.compared}
        noteOf={(id) => props.notes.noteOf(favourites?.filter(hasCardData).find((one) => one.id === id) ?? { id })}
        back={back}
        onClose={comparison.close}
      />
    );
  const cards = favourites && <FavouriteCards favourites={favourites} comparison={comparison} {...props} />;
  return (
    <>
      {children}
      {instead ?? cards ?? (!isError && <CardGridSkeleton />)}
      {favourites && ids.length === 0 && <NoFavourites />}
    </>
  );
}

/** Cards with note and compare checkbox, and the comparison bar. */
function FavouriteCards({
  favourites,
  comparison,
  notes,
  near,
  foot,
}: FavouriteCardsProps & { readonly favourites: readonly Favourite[]; readonly comparison: Comparison }) {
  const t = useFavouritesMessages();
  const dispatch = useDispatch();
  const toggle = useCallback(
    (id: string) => {
      void dispatch(toggleFavourite(id));
    },
    [dispatch],
  );
  const { selected } = comparison;
  const controlsOf = (listing: FavouriteListing): FavouriteControls => ({
    compare: (
      <Checkbox
        label={t('compare')}
        aria-label={t('compareHome', { home: addressLine(listing) })}
        checked={selected.includes(listing.id)}
        disabled={!selected.includes(listing.id) && selected.length >= maxCompared}
        onChange={() => comparison.toggle(listing.id)}
      />
    ),
    note: (
      <FavouriteNote
        name={addressLine(listing)}
        note={notes.noteOf(listing)}
        onChange={(note) => notes.write(listing.id, note)}
      />
    ),
  });
  return (
    <>
      <FavouritesGrid
        favourites={favourites}
        onToggle={toggle}
        {...(near ? { near } : {})}
        foot={(listing) => foot(listing, controlsOf(listing))}
      />
      <CompareBar {...comparison} />
    </>
  );
}
