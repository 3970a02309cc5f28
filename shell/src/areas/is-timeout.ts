/** Returns whether an error is a timeout. A retry of the same URL would hang too, so the page reloads instead. */
export const isTimeout = (error: unknown): boolean => (error as { type?: string } | null)?.type === 'timeout';
