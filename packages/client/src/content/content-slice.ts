import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What is known of the site's content: its version is the key of the browser's 48-hour copies. */
export interface ContentState {
  readonly version?: string;
}

const slice = createSlice({
  name: 'content',
  initialState: {} as ContentState,
  reducers: { contentVersionSeen: (_, { payload }: PayloadAction<string>) => ({ version: payload }) },
});

export const contentReducer = slice.reducer;
/** The site settings named the version of the content. */
export const { contentVersionSeen } = slice.actions;
