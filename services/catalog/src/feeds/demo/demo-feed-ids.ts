/** Feed of the demo whose file is read. */
export const demoFeedId = '00000000-0000-4000-8000-0000000feed1';
/** Feed of the demo whose file has moved. */
export const failingDemoFeedId = '00000000-0000-4000-8000-0000000feed2';
