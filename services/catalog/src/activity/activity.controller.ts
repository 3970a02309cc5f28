import { Controller } from '@nestjs/common';
import type { Caller, Done, InputOf } from '@porchlight/contracts';
import { reportActivity, type ActivityEvent } from '@porchlight/contracts/catalog';
import { CallerOf, ClientOf, Handle, Input, type Client } from '@porchlight/service-kit';
import { ActivityLog } from './activity-log.ts';
import { isBot } from './is-bot.ts';
import { VisitorHashes } from './visitor-keys.ts';

const dayMs = 24 * 3_600_000;
/** Maximum clock skew of a client, in milliseconds: event times may be this far in the future. */
const maxClockSkewMs = 5 * 60_000;
const isRecent = ({ at }: ActivityEvent, now: number): boolean => {
  const age = now - Date.parse(at);
  return age <= dayMs && age >= -maxClockSkewMs;
};

/** Receives activity events from browsers. Events of bots and events older than a day are ignored without an error. */
@Controller()
export class ActivityController {
  constructor(
    private readonly log: ActivityLog,
    private readonly hashes: VisitorHashes,
  ) {}

  @Handle(reportActivity)
  async report(
    @Input() { body }: InputOf<typeof reportActivity>,
    @CallerOf() caller: Caller,
    @ClientOf() client: Client,
  ): Promise<Done> {
    const now = Date.now();
    const events = body.events.filter((event) => isRecent(event, now));
    if (events.length === 0 || isBot(client.userAgent)) return {};
    const keys = this.hashes.of(caller, client, new Date(now).toISOString().slice(0, 10));
    await this.log.write(
      { keys, userId: caller.userId, renterId: caller.roles.includes('renter') ? caller.userId : undefined },
      events,
    );
    return {};
  }
}
