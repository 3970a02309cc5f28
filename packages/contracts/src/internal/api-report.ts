import { IsBoolean, IsIn, IsInt, IsString, IsUUID, Length } from 'class-validator';
import { access } from '../kernel/routes/access.ts';
import { Done, IsCount } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { backServices, route, type ServiceName } from '../kernel/routes/route.ts';
import { maxReportedKeys, maxReportedCalls } from './internal-limits.ts';

/** Calls with one API key since the last report. */
export class KeyUse {
  @IsUUID() keyId!: string;
  @IsCount() calls!: number;
  @IsCount() refused!: number;
  @IsCount() failed!: number;
}
export class CallFailures {
  @IsString() @Length(1, 200) call!: string;
  @IsCount() failures!: number;
  @IsInt() lastStatus!: number;
}
export class Reachability {
  @IsIn(backServices) service!: ServiceName;
  @IsBoolean() isReachable!: boolean;
}
export class ApiReport {
  @ListOf(() => KeyUse, maxReportedKeys) uses!: KeyUse[];
  @ListOf(() => CallFailures, maxReportedCalls) failures!: CallFailures[];
  @ListOf(() => Reachability, backServices.length) services!: Reachability[];
}

/** Adds what a gateway counted since its last report; called every 10 seconds. */
export const reportApi = route({
  service: 'accounts',
  method: 'POST',
  path: '/internal/api-report',
  access: access.service('gateway'),
  body: ApiReport,
  response: Done,
  lane: 'write',
  summary: 'Add the use of API keys, failing calls and the reachability of the services',
});
