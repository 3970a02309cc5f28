import { IsBoolean, IsIn, IsObject, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { mergeBlockers, mergeKinds, type MergeBlocker, type MergeKind } from '../kernel/account-merges.ts';
import { Done, IsCount } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

/** One account of a merge, with the company of a landlord. */
export class MergedParty {
  @IsUUID() personId!: string;
  @IsOptional() @IsUUID() companyId?: string;
}
/** Two accounts: `merged` becomes another login of `survivor`. */
export class MergedPair {
  @IsObject() @Nested(() => MergedParty) survivor!: MergedParty;
  @IsObject() @Nested(() => MergedParty) merged!: MergedParty;
}
/** Part of a merge that a service performs. Performing it again under the same id changes nothing more. */
export class MergePart extends MergedPair {
  @IsUUID() mergeId!: string;
  /** The member of staff who merges, for limits and the audit log. */
  @IsUUID() actorId!: string;
  @IsString() @MaxLength(500) reason!: string;
}
/** Records of one kind that the accounts have. */
export class MergedCount {
  @IsIn(mergeKinds) kind!: MergeKind;
  @IsCount() survivor!: number;
  @IsCount() merged!: number;
  @IsCount() moves!: number;
}
export class MergePartPreview {
  @ListOf(() => MergedCount) counts!: MergedCount[];
  @IsIn(mergeBlockers, { each: true }) blockers!: MergeBlocker[];
  /** More credits would move than one person may move alone. */
  @IsBoolean() needsApproval!: boolean;
}
/** `waiting` names its reason and is tried again; `refused` ends the merge. */
export class MergePartResult {
  @IsIn(['done', 'waiting', 'refused']) state!: 'done' | 'waiting' | 'refused';
  @IsOptional() @IsString() reason?: string;
}

const part = { access: access.service('accounts'), method: 'POST', lane: 'write' } as const;
const previewRoute = (service: 'catalog' | 'commerce') =>
  route({
    ...part,
    service,
    path: '/internal/account-merges/preview',
    body: MergedPair,
    response: MergePartPreview,
    summary: 'Count the records of two accounts for a merge',
  });
const moveRoute = (service: 'catalog' | 'commerce') =>
  route({
    ...part,
    service,
    path: '/internal/account-merges/move',
    body: MergePart,
    response: MergePartResult,
    summary: 'Move what the service has of a merged account',
  });
const returnRoute = (service: 'catalog' | 'commerce') =>
  route({
    ...part,
    service,
    path: '/internal/account-merges/return',
    body: MergePart,
    response: Done,
    summary: 'Return what the service moved in a merge, except money',
  });
export const previewMergePart = { catalog: previewRoute('catalog'), commerce: previewRoute('commerce') } as const;
export const moveMergePart = { catalog: moveRoute('catalog'), commerce: moveRoute('commerce') } as const;
export const returnMergePart = { catalog: returnRoute('catalog'), commerce: returnRoute('commerce') } as const;
/** Called before anything changes: credits beyond the limit of one person need a second one. */
export const approveMergedCredits = route({
  ...part,
  service: 'commerce',
  path: '/internal/account-merges/approve',
  body: MergePart,
  response: MergePartResult,
  summary: 'Allow the move of credits of a merge, or request the approval of a second person',
});
