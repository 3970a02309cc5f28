/** Most homes side by side. */
export const compareCap = 4;
