import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NoticeType } from './flash.ts';

/** A notice inside a page, found by its id. */
export interface Alert {
  readonly id: string;
  readonly type: NoticeType;
  readonly message: string;
  readonly isActive: boolean;
  /** Field → sentences; an alert that holds some stays until it is closed. */
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Milliseconds on screen, 7000 unless said. */
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
/** Shows or hides the alert of an id. */
export const { alertShown, alertHidden } = slice.actions;
