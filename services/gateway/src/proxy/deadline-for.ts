import type { FastifyReply } from 'fastify';
import { Deadline } from './deadline.ts';
import { laneRules, type GatewayLane } from './lanes.ts';

/** The clock of a call that somebody waits for: it also ends when they leave. */
export function deadlineFor(lane: GatewayLane, reply: FastifyReply): Deadline {
  const deadline = new Deadline(laneRules[lane].deadlineMs);
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) deadline.leave();
  });
  return deadline;
}
