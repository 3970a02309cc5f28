import { IsIn, IsISO8601, IsInt, IsOptional, IsString, IsUUID } from 'class-validator';
import { IsCount } from './input/fields.ts';
import { ListOf } from './input/nested.ts';
import { access } from './routes/access.ts';
import { route, type Class } from './routes/route.ts';
import {
  maxShownFindings,
  utilityFindingCodes,
  utilityKinds,
  utilityStates,
  type UtilityFindingCode,
  type UtilityKind,
  type UtilityService,
  type UtilityState,
} from './utility-values.ts';

/** An error that a run found. */
export class UtilityFinding {
  @IsIn(utilityFindingCodes) code!: UtilityFindingCode;
  /** Company, or listing of a photo. */
  @IsString() recordId!: string;
  /** Account, movement or photo. */
  @IsOptional() @IsString() part?: string;
  @IsOptional() @IsInt() expected?: number;
  @IsOptional() @IsInt() found?: number;
}
/** A run of a utility. What is done stays done when it is cancelled. */
export class UtilityRun {
  @IsUUID() id!: string;
  @IsIn(Object.values(utilityKinds).flat()) kind!: UtilityKind;
  @IsIn(utilityStates) state!: UtilityState;
  /** Listings, photos, renters, wallets, or counts of rents. */
  @IsCount() done!: number;
  /** Absent until the first step has counted. */
  @IsOptional() @IsCount() total?: number;
  /** Errors that it found; of each step at most 1,000 are counted. */
  @IsCount() findingCount!: number;
  /** The first ones. */
  @ListOf(() => UtilityFinding, maxShownFindings) findings!: UtilityFinding[];
  @IsISO8601() startedAt!: string;
  /** User id of the member of staff. */
  @IsUUID() startedBy!: string;
  @IsOptional() @IsISO8601() endedAt?: string;
}
export class UtilityRuns {
  /** The last run of each kind that has run. */
  @ListOf(() => UtilityRun) runs!: UtilityRun[];
}
export class CatalogUtilityStart {
  @IsIn(utilityKinds.catalog) kind!: (typeof utilityKinds.catalog)[number];
}
export class CommerceUtilityStart {
  @IsIn(utilityKinds.commerce) kind!: (typeof utilityKinds.commerce)[number];
}
export class UtilityRunParams {
  @IsUUID() id!: string;
}

const listOf = (service: UtilityService) =>
  route({
    service,
    method: 'GET',
    path: `/support/utility-runs/${service}`,
    access: access.permission('showUtilities'),
    response: UtilityRuns,
    summary: `List the last run of each utility of ${service}`,
  });
const startOf = <B extends Class>(service: UtilityService, body: B) =>
  route({
    service,
    method: 'POST',
    path: `/support/utility-runs/${service}`,
    access: access.permission('modifyUtilities'),
    body,
    response: UtilityRun,
    lane: 'write',
    summary: `Start a utility of ${service}`,
  });
const cancelOf = (service: UtilityService) =>
  route({
    service,
    method: 'POST',
    path: `/support/utility-runs/${service}/:id/cancel`,
    access: access.permission('modifyUtilities'),
    params: UtilityRunParams,
    response: UtilityRun,
    lane: 'write',
    errors: ['not-found'],
    summary: `Cancel a utility of ${service} that runs; one that has ended stays as it is`,
  });

export const listCatalogUtilityRuns = listOf('catalog');
export const cancelCatalogUtility = cancelOf('catalog');
/** Of a kind that runs already, returns that run; one that failed goes on. */
export const startCatalogUtility = startOf('catalog', CatalogUtilityStart);
export const listCommerceUtilityRuns = listOf('commerce');
export const cancelCommerceUtility = cancelOf('commerce');
/** Of a kind that runs already, returns that run; one that failed goes on. */
export const startCommerceUtility = startOf('commerce', CommerceUtilityStart);

/** Calls of utilities by service. */
export const utilityRoutes = {
  catalog: { list: listCatalogUtilityRuns, start: startCatalogUtility, cancel: cancelCatalogUtility },
  commerce: { list: listCommerceUtilityRuns, start: startCommerceUtility, cancel: cancelCommerceUtility },
} as const;
