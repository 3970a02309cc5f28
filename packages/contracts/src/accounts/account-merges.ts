import { IsArray, IsBoolean, IsIn, IsISO8601, IsOptional, IsString, IsUUID, Length, Matches } from 'class-validator';
import { Done, IsCount, IsIdempotencyKey, IsText } from '../kernel/input/fields.ts';
import { ListOf, Nested } from '../kernel/input/nested.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';
import { mergeBlockers, mergeKinds, type MergeBlocker, type MergeKind } from '../kernel/account-merges.ts';

/** Length of the reason of a merge, in characters. */
export const mergeReasonLength = { min: 3, max: 500 } as const;
/** States of a merge. `refused`: a second person rejected the move of credits, and nothing was changed. */
export const mergeStates = ['running', 'done', 'refused', 'undoing', 'undone'] as const;
export type MergeState = (typeof mergeStates)[number];
/** Steps of a merge and of its undoing, in their order. */
export const mergeSteps = [
  'approve',
  'freeze',
  'move-credits',
  'move-records',
  'close',
  'settle',
  'return-records',
  'return-listings',
  'reopen',
] as const;
export type MergeStepName = (typeof mergeSteps)[number];
/** State of a step. `waiting`: for the reason of the step; it is tried again. */
export const mergeStepStates = ['pending', 'waiting', 'done'] as const;
export type MergeStepState = (typeof mergeStepStates)[number];

/** The two accounts of a merge, each by its id or its email address. */
export class MergeRequest {
  /** Account that stays. */
  @IsText(254) @Length(3, 254) survivor!: string;
  /** Account that becomes another login of the survivor. */
  @IsText(254) @Length(3, 254) merged!: string;
}
/** One account of a merge. */
export class MergeParty {
  @IsUUID() id!: string;
  @IsString() name!: string;
  @IsString() email!: string;
  @IsBoolean() isLandlord!: boolean;
  /** Company of a landlord. */
  @IsOptional() @IsString() companyName?: string;
  @IsISO8601() createdAt!: string;
}
/** How many records of one kind each account has, and how many of them move. */
export class MergeCount {
  @IsIn(mergeKinds) kind!: MergeKind;
  @IsCount() survivor!: number;
  @IsCount() merged!: number;
  /** The others stay with the merged account: the survivor has them already, or has no room for them. */
  @IsCount() moves!: number;
}
/** What a merge would do. */
export class MergePreview {
  @Nested(() => MergeParty) survivor!: MergeParty;
  @Nested(() => MergeParty) merged!: MergeParty;
  @ListOf(() => MergeCount) counts!: MergeCount[];
  /** Why the accounts cannot be merged now; empty when they can. */
  @IsArray() @IsIn(mergeBlockers, { each: true }) blockers!: MergeBlocker[];
  /** A second person must approve the move of the credits. */
  @IsBoolean() needsApproval!: boolean;
  /** Identifies what this preview shows. */
  @IsString() hash!: string;
}
export class MergeStart extends MergeRequest {
  @IsIdempotencyKey() key!: string;
  @IsText(mergeReasonLength.max) @Length(mergeReasonLength.min, mergeReasonLength.max) reason!: string;
  /** `hash` of the preview that was confirmed. */
  @Matches(/^[\w-]{43}$/) previewHash!: string;
}
export class MergeStep {
  @IsIn(mergeSteps) name!: MergeStepName;
  @IsIn(mergeStepStates) state!: MergeStepState;
  /** Why the step waits: a blocker, `approval`, or `unavailable` while a service is away. */
  @IsOptional() @IsString() reason?: string;
}
/** Merge with its progress. */
export class AccountMerge {
  @IsUUID() id!: string;
  @IsUUID() survivorId!: string;
  @IsUUID() mergedId!: string;
  @IsIn(mergeStates) state!: MergeState;
  @ListOf(() => MergeStep) steps!: MergeStep[];
  /** Until then the merge can be undone; absent when it cannot. */
  @IsOptional() @IsISO8601() undoUntil?: string;
}
export class AccountMergeParams {
  @IsUUID() id!: string;
}
export class UserMergesParams {
  @IsUUID() userId!: string;
}
/** The last merges of an account, newest first. */
export class UserMerges {
  @ListOf(() => AccountMerge) merges!: AccountMerge[];
}

const merging = { service: 'accounts', access: access.permission('mergeAccounts') } as const;

/** Names of both accounts are disclosed, so each preview is audited. */
export const previewAccountMerge = route({
  ...merging,
  method: 'POST',
  path: '/support/account-merges/preview',
  body: MergeRequest,
  response: MergePreview,
  errors: ['same-account', 'account-not-found'],
  summary: 'Count what a merge of two accounts would move',
});
export const startAccountMerge = route({
  ...merging,
  method: 'POST',
  path: '/support/account-merges',
  body: MergeStart,
  response: AccountMerge,
  errors: ['same-account', 'account-not-found', 'merge-blocked', 'preview-changed', 'already-merging', 'key-taken'],
  summary: 'Merge an account into another one, as a job of steps',
});
export const getAccountMerge = route({
  ...merging,
  method: 'GET',
  path: '/support/account-merges/:id',
  params: AccountMergeParams,
  response: AccountMerge,
  summary: 'Get the progress of a merge of accounts',
});
export const listUserMerges = route({
  ...merging,
  method: 'GET',
  path: '/support/users/:userId/merges',
  params: UserMergesParams,
  response: UserMerges,
  summary: 'List the last merges of an account',
});
/** Credits, memberships and receipts stay as they are. */
export const undoAccountMerge = route({
  ...merging,
  method: 'POST',
  path: '/support/account-merges/:id/undo',
  params: AccountMergeParams,
  response: Done,
  errors: ['not-undoable'],
  summary: 'Undo the parts of a merge that move no money, within 30 days',
});
