import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What stands open around the page, and what is being said to screen readers. */
export interface ChromeState {
  /** The phone's menu (product §4: mini-menu). */
  readonly isMiniMenuOpen: boolean;
  readonly dialog?: 'login' | 'sign-up' | 'logout';
  /** Ids of work that shows a spinner. */
  readonly loaders: readonly string[];
  /** Said politely; the number makes the same words twice two announcements. */
  readonly announcement: { readonly text: string; readonly count: number };
}
const initialState: ChromeState = { isMiniMenuOpen: false, loaders: [], announcement: { text: '', count: 0 } };

const slice = createSlice({
  name: 'chrome',
  initialState,
  reducers: {
    miniMenuToggled: (state, { payload }: PayloadAction<boolean | undefined>) => ({
      ...state,
      isMiniMenuOpen: payload ?? !state.isMiniMenuOpen,
    }),
    dialogOpened: (state, { payload }: PayloadAction<NonNullable<ChromeState['dialog']>>) => ({
      ...state,
      isMiniMenuOpen: false,
      dialog: payload,
    }),
    dialogClosed: ({ dialog: _, ...state }) => state,
    loaderStarted: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      loaders: [...new Set([...state.loaders, payload])],
    }),
    loaderEnded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      loaders: state.loaders.filter((id) => id !== payload),
    }),
    announced: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      announcement: { text: payload, count: state.announcement.count + 1 },
    }),
  },
});

export const chromeReducer = slice.reducer;
export const { miniMenuToggled, dialogOpened, dialogClosed, loaderStarted, loaderEnded, announced } = slice.actions;
