import type { MessageHold } from '@porchlight/contracts/catalog';
import { releasesAtSql, releasesItselfSql } from '../inquiries/screening/held-messages.ts';

/** Columns of the hold of a message `m` of an inquiry `i`. */
export const holdColumns = `
  m.hold_reasons as reasons, m.delivered_at as "deliveredAt", m.decision, m.decided_at as "decidedAt",
  m.decided_by as "decidedBy", case when ${releasesItselfSql} then ${releasesAtSql} end as "releasesAt"`;

/** Hold of a message as `holdColumns` returns it. */
export interface HoldRow extends Pick<MessageHold, 'reasons'> {
  readonly releasesAt: Date | null;
  readonly deliveredAt: Date | null;
  readonly decision: NonNullable<MessageHold['decision']> | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
}

/** Returns the hold of a message as it is on the wire: without the fields that are null. */
export function holdOf({ reasons, decision, decidedBy, ...times }: HoldRow): MessageHold {
  const dates = Object.entries(times).flatMap(([key, at]) => (at === null ? [] : [[key, at.toISOString()]]));
  return {
    reasons,
    ...(decision === null ? {} : { decision }),
    ...(decidedBy === null ? {} : { decidedBy }),
    ...(Object.fromEntries(dates) as Pick<MessageHold, 'releasesAt' | 'deliveredAt' | 'decidedAt'>),
  };
}
