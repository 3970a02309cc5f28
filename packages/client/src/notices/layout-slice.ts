import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the page layout: open menu and dialog, and the screen reader announcement. */
export interface LayoutState {
  /** Whether the mobile menu is open. */
  readonly isMiniMenuOpen: boolean;
  /** Whether the command palette of the console is open. */
  readonly isPaletteOpen: boolean;
  readonly dialog?: 'login' | 'sign-up' | 'logout';
  /** Text of the polite live region. The count makes a repeated text a new announcement. */
  readonly announcement: { readonly text: string; readonly count: number };
}
const initialState: LayoutState = { isMiniMenuOpen: false, isPaletteOpen: false, announcement: { text: '', count: 0 } };

const slice = createSlice({
  name: 'layout',
  initialState,
  reducers: {
    miniMenuToggled: (state, { payload }: PayloadAction<boolean | undefined>) => ({
      ...state,
      isMiniMenuOpen: payload ?? !state.isMiniMenuOpen,
    }),
    paletteToggled: (state, { payload }: PayloadAction<boolean>) => ({ ...state, isPaletteOpen: payload }),
    dialogOpened: (state, { payload }: PayloadAction<NonNullable<LayoutState['dialog']>>) => ({
      ...state,
      isMiniMenuOpen: false,
      dialog: payload,
    }),
    dialogClosed: ({ dialog: _, ...state }) => state,
    announced: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      announcement: { text: payload, count: state.announcement.count + 1 },
    }),
  },
});

export const layoutReducer = slice.reducer;
export const { miniMenuToggled, paletteToggled, dialogOpened, dialogClosed, announced } = slice.actions;
