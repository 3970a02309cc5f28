import type { Viewing } from '@porchlight/contracts/catalog';

/** Whether a proposal `v` has ended without an answer, also before the daily sweep has stored it. */
export const isOverdueSql = `v.status = 'proposed' and v.expires_at <= clock_timestamp()`;

/** Whether a proposal `v` is open, or its accepted time is to come. */
export const isStillToComeSql = 'coalesce(v.accepted_time, v.expires_at) > clock_timestamp()';

/** Columns of a viewing `v`, with the state that holds now. */
export const viewingColumns = `
  v.id, case when ${isOverdueSql} then 'expired' else v.status end as status, v.times, v.time_zone as "timeZone",
  v.duration_minutes as "durationMinutes", v.note, v.accepted_time as "acceptedTime", v.answer_note as "answerNote",
  v.cancelled_by as "cancelledBy", v.proposed_at as "proposedAt", v.expires_at as "expiresAt",
  case when ${isOverdueSql} then v.expires_at else v.decided_at end as "decidedAt"`;

/** A viewing as `viewingColumns` returns it. */
export interface ViewingRow extends Pick<Viewing, 'id' | 'status' | 'timeZone' | 'durationMinutes'> {
  readonly times: readonly Date[];
  readonly note: string | null;
  readonly acceptedTime: Date | null;
  readonly answerNote: string | null;
  readonly cancelledBy: Viewing['cancelledBy'] | null;
  readonly proposedAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

/** Returns a viewing as it is on the wire. */
export const toViewing = (row: ViewingRow): Viewing => ({
  id: row.id,
  status: row.status,
  times: row.times.map((time) => time.toISOString()),
  timeZone: row.timeZone,
  durationMinutes: row.durationMinutes,
  ...(row.note === null ? {} : { note: row.note }),
  ...(row.acceptedTime ? { acceptedTime: row.acceptedTime.toISOString() } : {}),
  ...(row.answerNote === null ? {} : { answerNote: row.answerNote }),
  ...(row.cancelledBy ? { cancelledBy: row.cancelledBy } : {}),
  proposedAt: row.proposedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  ...(row.decidedAt ? { decidedAt: row.decidedAt.toISOString() } : {}),
});
