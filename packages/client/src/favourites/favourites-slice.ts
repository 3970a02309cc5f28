import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Favourites of the current user: the device's list for guests, the account's list for renters. */
export interface FavouritesState {
  readonly ids: readonly string[];
  /** Favourites added last in this browser, newest first, at most 5. */
  readonly recentIds: readonly string[];
  /** Whether `ids` is the account's list. */
  readonly isFromAccount: boolean;
}
const initialState: FavouritesState = { ids: [], recentIds: [], isFromAccount: false };
const maxRecent = 5;

/** Adds an absent id at the front, removes a present one. */
const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids];

const slice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteToggled: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      ids: toggled(state.ids, id),
      recentIds: toggled(state.recentIds, id).slice(0, maxRecent),
    }),
    favouritesLoaded: (_, { payload }: PayloadAction<FavouritesState>) => payload,
  },
});

export const favouritesReducer = slice.reducer;
/** Actions: toggles one favourite; replaces the list. */
export const { favouriteToggled, favouritesLoaded } = slice.actions;
