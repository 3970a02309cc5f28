/** Options of the queries of queues: what is shown is loaded again on each visit, and every minute. */
export const queueRefresh = { refetchOnMountOrArgChange: true, pollingInterval: 60_000 } as const;
