import { IsIn, IsISO8601, IsOptional, IsUUID } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { ListOf } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** `search-documents`: rewrites what the search finds of each listing. `rent-trends`: counts the rents of open months. */
export const utilityKinds = ['search-documents', 'rent-trends'] as const;
export type UtilityKind = (typeof utilityKinds)[number];
/** `failed`: stopped after ten tries; the next start goes on from there. */
export const utilityStates = ['running', 'done', 'cancelled', 'failed'] as const;
export type UtilityState = (typeof utilityStates)[number];

/** A run of a utility. What is done stays done when it is cancelled. */
export class UtilityRun {
  @IsUUID() id!: string;
  @IsIn(utilityKinds) kind!: UtilityKind;
  @IsIn(utilityStates) state!: UtilityState;
  /** Listings, or counts of rents. */
  @IsCount() done!: number;
  /** Absent until the first step has counted. */
  @IsOptional() @IsCount() total?: number;
  @IsISO8601() startedAt!: string;
  /** User id of the member of staff. */
  @IsUUID() startedBy!: string;
  @IsOptional() @IsISO8601() endedAt?: string;
}
export class UtilityRuns {
  /** The last run of each kind that has run. */
  @ListOf(() => UtilityRun) runs!: UtilityRun[];
}
export class UtilityStart {
  @IsIn(utilityKinds) kind!: UtilityKind;
}
export class UtilityRunParams {
  @IsUUID() id!: string;
}

export const listUtilityRuns = route({
  service: 'catalog',
  method: 'GET',
  path: '/support/utility-runs',
  access: access.permission('showUtilities'),
  response: UtilityRuns,
  summary: 'List the last run of each utility',
});
/** Of a kind that runs already, returns that run; one that failed goes on. */
export const startUtility = route({
  service: 'catalog',
  method: 'POST',
  path: '/support/utility-runs',
  access: access.permission('modifyUtilities'),
  body: UtilityStart,
  response: UtilityRun,
  lane: 'write',
  summary: 'Start a utility',
});
/** A step that is under way ends first. Returns the run as it is when it has ended already. */
export const cancelUtility = route({
  service: 'catalog',
  method: 'POST',
  path: '/support/utility-runs/:id/cancel',
  access: access.permission('modifyUtilities'),
  params: UtilityRunParams,
  response: UtilityRun,
  lane: 'write',
  errors: ['not-found'],
  summary: 'Cancel a utility that runs',
});
