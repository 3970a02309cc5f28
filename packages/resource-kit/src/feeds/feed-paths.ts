/** Returns the path of the log of a feed. */
export const feedLogPath = (feedId: string): string => `/support/feed-logs/${feedId}`;
/** Search parameter of the log of a feed: id of the run that is open. */
export const feedRunParam = 'run';
/** Returns the path of a run in the log of its feed. */
export const feedRunPath = ({ id, feedId }: { readonly id: string; readonly feedId: string }): string =>
  `${feedLogPath(feedId)}?${feedRunParam}=${id}`;
