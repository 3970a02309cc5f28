import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Language } from '@porchlight/contracts';

/** Why the server could not fill a page: it drew an error page in its place. */
export interface PageFailure {
  /** Of the page, without language prefix. */
  readonly path: string;
  /** 500: a fault of ours, 503: a service is away. */
  readonly status: 500 | 503;
  /** Finds a fault in the logs. */
  readonly reference?: string;
}

/** What render may know of the world: the server draws with it and the browser takes it over. */
export interface PageState {
  /** The address alone decides (decisions 5.22); consoles use the account's language, else the last prefix. */
  readonly language: Language;
  /** ISO time the page was drawn at, refreshed after hydration. */
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
/** The page's language, time or zone became another. */
export const { pageChanged } = slice.actions;
