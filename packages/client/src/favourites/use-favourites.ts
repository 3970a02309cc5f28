import { useCallback } from 'react';
import { useDispatch, useSelector } from '../redux.ts';
import { toggleFavourite } from './toggle-favourite.ts';

/** Whether a home is kept, and what a tap on its heart does. */
export function useFavourite(listingId: string): { readonly isKept: boolean; readonly toggle: () => void } {
  const isKept = useSelector((state) => state.favourites.ids.includes(listingId));
  const dispatch = useDispatch();
  const toggle = useCallback(() => {
    void dispatch(toggleFavourite(listingId));
  }, [dispatch, listingId]);
  return { isKept, toggle };
}

/** Ids of the homes in My Picks, newest first. */
export const useFavouriteIds = (): readonly string[] => useSelector((state) => state.favourites.ids);
