import type { FastifyReply } from 'fastify';
import { Deadline } from './deadline.ts';
import { laneLimits, type GatewayLane } from './lanes.ts';

/** Creates the deadline of a client's request; a disconnect of the client cancels it. */
export function deadlineFor(lane: GatewayLane, reply: FastifyReply): Deadline {
  const deadline = new Deadline(laneLimits[lane].deadlineMs);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) deadline.cancel();
  });
  return deadline;
}
