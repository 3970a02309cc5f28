import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** State of the site's content. The version is the key of the browser's 48-hour cache. */
export interface ContentState {
  readonly version?: string;
}

const slice = createSlice({
  name: 'content',
  initialState: {} as ContentState,
  reducers: { contentVersionReceived: (_, { payload }: PayloadAction<string>) => ({ version: payload }) },
});

export const contentReducer = slice.reducer;
/** Action that stores the content version received with the site settings. */
export const { contentVersionReceived } = slice.actions;
