import { Injectable } from '@nestjs/common';
import { HourlyLimit as CountedLimit, SqlPool } from '@porchlight/service-kit';

/** Hourly limits of attempts to log in and of mail. */
@Injectable()
export class HourlyLimit extends CountedLimit {
  constructor(pool: SqlPool) {
    super(pool, 'login_attempt');
  }
}
