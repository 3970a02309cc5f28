import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the page layout: open menu and dialog, active loaders, and the screen reader announcement. */
export interface LayoutState {
  /** Whether the mobile menu is open. */
  readonly isMiniMenuOpen: boolean;
  readonly dialog?: 'login' | 'sign-up' | 'logout';
  /** Ids of the operations that show a spinner. */
  readonly loaders: readonly string[];
  /** Text of the polite live region. The count makes a repeated text a new announcement. */
  readonly announcement: { readonly text: string; readonly count: number };
}
const initialState: LayoutState = { isMiniMenuOpen: false, loaders: [], announcement: { text: '', count: 0 } };

const slice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    miniMenuToggled: (state, { payload }: PayloadAction<boolean | undefined>) => ({
      ...state,
      isMiniMenuOpen: payload ?? !state.isMiniMenuOpen,
    }),
    dialogOpened: (state, { payload }: PayloadAction<NonNullable<LayoutState['dialog']>>) => ({
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

export const layoutReducer = slice.reducer;
export const { miniMenuToggled, dialogOpened, dialogClosed, loaderStarted, loaderEnded, announced } = slice.actions;
