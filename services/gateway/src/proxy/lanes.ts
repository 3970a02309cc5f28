import type { AnyRoute, Lane } from '@porchlight/contracts';

/** Lanes of declared calls, and one of our own for pictures. */
export type GatewayLane = Lane | 'photo';

/** How long a call of a lane may take, and how many of one service run and wait at once. */
export interface LaneRules {
  readonly deadlineMs: number;
  readonly running: number;
  readonly waiting: number;
}

/** A lane of its own keeps a crowd in one place from closing the others. */
export const laneRules: Readonly<Record<GatewayLane, LaneRules>> = {
  read: { deadlineMs: 3_000, running: 50, waiting: 50 },
  search: { deadlineMs: 3_000, running: 50, waiting: 50 },
  write: { deadlineMs: 10_000, running: 50, waiting: 50 },
  // Two hashes run at once in accounts and 50 wait there; the rest is told to come back.
  login: { deadlineMs: 10_000, running: 52, waiting: 10 },
  checkout: { deadlineMs: 20_000, running: 20, waiting: 20 },
  webhook: { deadlineMs: 20_000, running: 20, waiting: 50 },
  upload: { deadlineMs: 60_000, running: 4, waiting: 8 },
  export: { deadlineMs: 60_000, running: 2, waiting: 4 },
  // A page of results asks for twenty pictures at once, and one that is drawn for the first time takes its time.
  photo: { deadlineMs: 20_000, running: 60, waiting: 300 },
};

/** The lane of a call: its own, else by what it does. */
export const laneOf = ({ lane, method }: Pick<AnyRoute, 'lane' | 'method'>): Lane =>
  lane ?? (method === 'GET' ? 'read' : 'write');
