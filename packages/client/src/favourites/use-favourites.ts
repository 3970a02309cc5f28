import { useCallback } from 'react';
import { useDispatch, useSelector } from '../redux.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** Returns whether a listing is a favourite, and a function that toggles it. */
export function useFavourite(listingId: string): { readonly isFavourite: boolean; readonly toggle: () => void } {
  const isFavourite = useSelector((state) => state.favourites.ids.includes(listingId));
  const dispatch = useDispatch();
  const toggle = useCallback(() => {
    void dispatch(toggleFavourite(listingId));
  }, [dispatch, listingId]);
  return { isFavourite, toggle };
}

/** Returns the ids of the listings in My Picks, newest first. */
export const useFavouriteIds = (): readonly string[] => useSelector((state) => state.favourites.ids);
