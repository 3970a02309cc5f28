import type { AnyRoute, Lane } from '@porchlight/contracts';

/** Lanes of routes, and the gateway's lane for images. */
export type GatewayLane = Lane | 'photo';

/** Limits of a lane, per service: time per call in milliseconds, concurrent calls and queued calls. */
export interface LaneLimits {
  readonly deadlineMs: number;
  readonly maxConcurrent: number;
  readonly maxQueued: number;
}

/** Limits by lane; each lane has its own bulkhead, so that a surge in one does not affect the others. */
export const laneLimits: Readonly<Record<GatewayLane, LaneLimits>> = {
  read: { deadlineMs: 3_000, maxConcurrent: 50, maxQueued: 50 },
  search: { deadlineMs: 3_000, maxConcurrent: 50, maxQueued: 50 },
  write: { deadlineMs: 10_000, maxConcurrent: 50, maxQueued: 50 },
  // Accounts hashes two passwords at a time and queues 50; further calls are rejected with 503.
  login: { deadlineMs: 10_000, maxConcurrent: 52, maxQueued: 10 },
  checkout: { deadlineMs: 20_000, maxConcurrent: 20, maxQueued: 20 },
  webhook: { deadlineMs: 20_000, maxConcurrent: 20, maxQueued: 50 },
  // Slow connections hold their slot for the whole minute; each costs little, because uploads are streamed.
  upload: { deadlineMs: 60_000, maxConcurrent: 50, maxQueued: 50 },
  export: { deadlineMs: 60_000, maxConcurrent: 2, maxQueued: 4 },
  // A result page requests twenty images at once, and the first rendering of an image is slow.
  photo: { deadlineMs: 20_000, maxConcurrent: 60, maxQueued: 300 },
};

/** Returns the lane of a route: the declared one, else `read` or `write` by method. */
export const laneOf = ({ lane, method }: Pick<AnyRoute, 'lane' | 'method'>): Lane =>
  lane ?? (method === 'GET' ? 'read' : 'write');
