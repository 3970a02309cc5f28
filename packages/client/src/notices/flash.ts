import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NoticeType = 'success' | 'error' | 'warning' | 'info';
/** A short notice that disappears by itself. */
export interface Flash {
  readonly id: string;
  readonly type: NoticeType;
  readonly text: string;
  /** Milliseconds on screen. Default: 6000 for errors and warnings, else 3000. */
  readonly timeout: number;
}
/** Input of `flash`; omitted fields get defaults. */
export type FlashInput = Pick<Flash, 'text'> & Partial<Pick<Flash, 'type' | 'timeout'>>;

const timeoutOf = (type: NoticeType) => (type === 'error' || type === 'warning' ? 6000 : 3000);

const isSame = (a: Flash, b: Flash) => a.text === b.text && a.type === b.type;

const slice = createSlice({
  name: 'flash',
  initialState: [] as readonly Flash[],
  reducers: {
    queued: {
      prepare: ({ text, type = 'info', timeout = timeoutOf(type) }: FlashInput) => ({
        payload: { id: nanoid(8), type, text, timeout } satisfies Flash,
      }),
      // A flash that is already queued with the same text and type is replaced, so that its time starts anew.
      reducer: (state, { payload }: PayloadAction<Flash>) =>
        state.some((one) => isSame(one, payload))
          ? state.map((one) => (isSame(one, payload) ? payload : one))
          : [...state, payload],
    },
    flashHidden: (state, { payload }: PayloadAction<string>) => state.filter((one) => one.id !== payload),
  },
});

export const flashReducer = slice.reducer;
export const { flashHidden } = slice.actions;
/** Queues a flash: `dispatch(flash({ type: 'error', text }))`. */
export const flash = slice.actions.queued;
