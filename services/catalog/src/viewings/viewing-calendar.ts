import { Injectable, StreamableFile } from '@nestjs/common';
import type { Language } from '@porchlight/contracts';
import { formatMessage } from '@porchlight/messages';
import { SqlPool } from '@porchlight/service-kit';
import { ownLeadsSql } from '../leads/lead-sql.ts';
import { calendarFile } from './calendar-file.ts';
import { messageCatalog } from './messages.ts';
import { viewingNotFound } from './viewing-decisions.ts';

interface AcceptedViewing {
  readonly id: string;
  readonly start: Date;
  readonly durationMinutes: number;
  readonly decidedAt: Date;
  readonly title: string;
  readonly location: string;
}

// The location is the public address: that of the city where the listing hides its street.
const acceptedSql = (inquiry: string) => `
  select v.id, v.accepted_time as start, v.duration_minutes as "durationMinutes", v.decided_at as "decidedAt", l.title,
    concat_ws(', ', case when not l.hides_exact_address then l.street end,
      case when not l.hides_exact_address then l.unit_number end, c.name, p.code) as location
  from viewing v join inquiry own on own.id = v.inquiry_id join listing l on l.id = own.listing_id
  join city c on c.id = l.city_id join province p on p.id = c.province_id
  where v.id = $2::uuid and v.status = 'accepted' and ${inquiry}`;
const ofLandlordSql = acceptedSql(`exists (select 1 from ${ownLeadsSql} and i.id = own.id)`);
const ofRenterSql = acceptedSql('own.user_id = $1::uuid');

/**
 * Calendar files of accepted viewings. A cancelled viewing has none: an import is no subscription that could end it.
 */
@Injectable()
export class ViewingCalendar {
  constructor(private readonly pool: SqlPool) {}

  async ofLandlord(ownerId: string, id: string, language: Language): Promise<StreamableFile> {
    return fileOf(await this.pool.row('lead_viewing_calendar', ofLandlordSql, [ownerId, id]), language);
  }

  async ofRenter(userId: string, id: string, language: Language): Promise<StreamableFile> {
    return fileOf(await this.pool.row('my_viewing_calendar', ofRenterSql, [userId, id]), language);
  }
}

/** Returns the file of a viewing. Throws 404 without one. */
function fileOf(viewing: AcceptedViewing | undefined, language: Language): StreamableFile {
  if (!viewing) throw viewingNotFound();
  const { title, ...event } = viewing;
  const file = calendarFile({ ...event, summary: formatMessage(messageCatalog, language, 'event', { title }) });
  return new StreamableFile(Buffer.from(file), {
    type: 'text/calendar; charset=utf-8',
    disposition: 'attachment; filename="viewing.ics"',
  });
}
