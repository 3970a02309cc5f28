import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The homes that this person keeps: the device's own list for guests, the account's for renters. */
export interface FavouritesState {
  readonly ids: readonly string[];
  /** Those kept last in this browser, newest first, at most 5. */
  readonly recentIds: readonly string[];
  /** Whether the list on screen is the account's. */
  readonly isAccounts: boolean;
}
const initialState: FavouritesState = { ids: [], recentIds: [], isAccounts: false };
const mostRecent = 5;

/** Adds an id that is absent, removes one that is there (product §4). */
const toggled = (ids: readonly string[], id: string) =>
  ids.includes(id) ? ids.filter((one) => one !== id) : [id, ...ids];

const slice = createSlice({
  name: 'favourites',
  initialState,
  reducers: {
    favouriteToggled: (state, { payload: id }: PayloadAction<string>) => ({
      ...state,
      ids: toggled(state.ids, id),
      recentIds: toggled(state.recentIds, id).slice(0, mostRecent),
    }),
    favouritesRead: (_, { payload }: PayloadAction<FavouritesState>) => payload,
  },
});

export const favouritesReducer = slice.reducer;
/** A heart was tapped; the list became another. */
export const { favouriteToggled, favouritesRead } = slice.actions;
