import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '@porchlight/contracts';

/** Reason why the server rendered an error page instead of the page. */
export interface PageFailure {
  /** Path of the page without language prefix. */
  readonly path: string;
  /** 500: internal error; 503: a service is unavailable. */
  readonly status: 500 | 503;
  /** Identifies the error in the logs. */
  readonly reference?: string;
}

/** Environment of a render, set by the server and reused by the browser for hydration. */
export interface PageState {
  /**
   * Determined by the address alone (docs/rules/languages.md); consoles use the account's language, else the last
   * prefix.
   */
  readonly language: Language;
  /** ISO time of the server render, refreshed after hydration. */
  readonly now: string;
  readonly timeZone: string;
  /** Scheme and host, for canonical addresses. */
  readonly origin: string;
  readonly failure?: PageFailure | undefined;
}

const initialState: PageState = { language: 'en-CA', now: '1970-01-01T00:00:00.000Z', timeZone: 'UTC', origin: '' };

const slice = createSlice({
  name: 'page',
  initialState,
  reducers: { pageChanged: (state, { payload }: PayloadAction<Partial<PageState>>) => ({ ...state, ...payload }) },
});

export const pageReducer = slice.reducer;
/** Action that updates the language, time or time zone of the page. */
export const { pageChanged } = slice.actions;
