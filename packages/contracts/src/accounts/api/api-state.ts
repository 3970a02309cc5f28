import { IsBoolean, IsIn, IsInt, IsISO8601, IsObject, IsOptional, IsString } from 'class-validator';
import { IsCount } from '../../kernel/input/fields.ts';
import { ListOf, Nested } from '../../kernel/input/nested.ts';
import { access } from '../../kernel/routes/access.ts';
import { backServices, route, type ServiceName } from '../../kernel/routes/route.ts';
import { maxListedFailures } from './api-key-limits.ts';

/** Whether a service answers, as the gateway saw it last. */
export class ServiceState {
  @IsIn(backServices) service!: ServiceName;
  @IsBoolean() isReachable!: boolean;
  /** Since when. */
  @IsISO8601() since!: string;
  @IsISO8601() checkedAt!: string;
}
/** A call that was answered with 5xx within the last 24 hours. */
export class FailingCall {
  /** `GET /listings/:id` */
  @IsString() call!: string;
  @IsCount() failures!: number;
  @IsInt() lastStatus!: number;
  @IsISO8601() lastAt!: string;
}
/** Mail that waits, and mail that failed within the last 24 hours; each counted up to 1,000. */
export class MailQueue {
  @IsCount(1_000) waiting!: number;
  @IsOptional() @IsISO8601() oldestAt?: string;
  @IsCount(1_000) failed!: number;
}
export class ApiState {
  /** Version of the accounts service. */
  @IsString() version!: string;
  @ListOf(() => ServiceState) services!: ServiceState[];
  @ListOf(() => FailingCall, maxListedFailures) failures!: FailingCall[];
  @Nested(() => MailQueue) mail!: MailQueue;
}
/** OpenAPI 3.1 document of the calls that API keys can make. */
export class ApiDocument {
  @IsObject() document!: object;
}

const reads = access.permission('viewApiDashboard');

export const getApiState = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/api-state',
  access: reads,
  response: ApiState,
  summary: 'Get the state of the services, of mail, and of failing calls',
});
export const getApiDocument = route({
  service: 'accounts',
  method: 'GET',
  path: '/admin/api-document',
  access: reads,
  response: ApiDocument,
  summary: 'Get the OpenAPI document of the calls that API keys can make',
});
