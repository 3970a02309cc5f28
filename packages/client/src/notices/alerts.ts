import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeType } from './flash.ts';

/** Inline notice of a page, addressed by its id. */
export interface Alert {
  readonly id: string;
  readonly type: NoticeType;
  readonly message: string;
  readonly isActive: boolean;
  /** Validation errors by field. An alert with errors stays until it is closed. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds on screen, 7000 by default. */
  readonly timeout: number;
}
export type AlertInput = Pick<Alert, 'id' | 'type' | 'message'> & Partial<Pick<Alert, 'errors' | 'timeout'>>;

const slice = createSlice({
  name: 'alerts',
  initialState: {} as Readonly<Record<string, Alert>>,
  reducers: {
    alertShown: (state, { payload }: PayloadAction<AlertInput>) => ({
      ...state,
      [payload.id]: { timeout: 7000, ...payload, isActive: true },
    }),
    alertHidden: (state, { payload }: PayloadAction<string>) =>
      state[payload] ? { ...state, [payload]: { ...state[payload], isActive: false } } : state,
  },
});

export const alertsReducer = slice.reducer;
/** Actions that show or hide an alert by id. */
export const { alertShown, alertHidden } = slice.actions;
