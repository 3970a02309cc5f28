/** Task that reads the file of a run unless a process does. */
export const readTask = 'feeds.read-run';
/** Task that applies the next rows of a run. */
export const applyTask = 'feeds.apply-run';
