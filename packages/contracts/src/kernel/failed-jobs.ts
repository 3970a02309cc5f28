import { IsIn, IsISO8601, IsOptional, IsString, Length, Matches } from 'class-validator';
import { IsCount } from './input/fields.ts';
import { ListOf } from './input/nested.ts';
import { access } from './routes/access.ts';
import { route, type backServices } from './routes/route.ts';

/** A job that failed all its attempts. What it carries stays in the service. */
export class FailedJob {
  @IsString() id!: string;
  /** Attempts of the last series. */
  @IsCount() attempts!: number;
  /** When the job was written. */
  @IsISO8601() madeAt!: string;
  /** Message of the last failure, without contact data. */
  @IsOptional() @IsString() lastError?: string;
}
/** The failed jobs of one name for one target. */
export class FailedJobKind {
  /** Name of the event or task. */
  @IsString() name!: string;
  /** Service that the event is for, or `task:` with the name. */
  @IsString() target!: string;
  @IsIn(['event', 'task']) kind!: 'event' | 'task';
  /** At most 1,000 are counted. */
  @IsCount(1_000) count!: number;
  /** The 20 oldest ones. */
  @ListOf(() => FailedJob, 20) jobs!: FailedJob[];
}
export class FailedJobs {
  @ListOf(() => FailedJobKind) kinds!: FailedJobKind[];
}
export class FailedJobRetry {
  @IsString() @Length(1, 64) name!: string;
  @IsString() @Length(1, 80) target!: string;
  /** Absent: the 1,000 oldest ones of the kind. */
  @IsOptional() @IsString() @Matches(/^[1-9]\d{0,17}$/) id?: string;
}
export class FailedJobsRetried {
  /** Jobs that are due again; 0 if another member of staff retried them before. */
  @IsCount() retried!: number;
}

type BackService = (typeof backServices)[number];
const listOf = (service: BackService) =>
  route({
    service,
    method: 'GET',
    path: `/support/failed-jobs/${service}`,
    access: access.permission('showUtilities'),
    response: FailedJobs,
    summary: `List the failed jobs of ${service}, by kind`,
  });
const retryOf = (service: BackService) =>
  route({
    service,
    method: 'POST',
    path: `/support/failed-jobs/${service}/retry`,
    access: access.permission('modifyUtilities'),
    body: FailedJobRetry,
    response: FailedJobsRetried,
    lane: 'write',
    summary: `Retry a failed job of ${service}, or all of a kind`,
  });

export const listAccountsFailedJobs = listOf('accounts');
export const retryAccountsFailedJobs = retryOf('accounts');
export const listCatalogFailedJobs = listOf('catalog');
export const retryCatalogFailedJobs = retryOf('catalog');
export const listCommerceFailedJobs = listOf('commerce');
export const retryCommerceFailedJobs = retryOf('commerce');
export const listContentFailedJobs = listOf('content');
export const retryContentFailedJobs = retryOf('content');

/** Calls of failed jobs by service. */
export const failedJobRoutes = {
  accounts: { list: listAccountsFailedJobs, retry: retryAccountsFailedJobs },
  catalog: { list: listCatalogFailedJobs, retry: retryCatalogFailedJobs },
  commerce: { list: listCommerceFailedJobs, retry: retryCommerceFailedJobs },
  content: { list: listContentFailedJobs, retry: retryContentFailedJobs },
} as const;
