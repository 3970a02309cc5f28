import { accountImportGuards } from './account-import-guards.mjs';
import { accountReviewGuards } from './account-review-guards.mjs';
import { noteGuards } from './note-guards.mjs';
import { utilityGuards } from './utility-guards.mjs';

/** Protections of the tools of support. */
export const supportGuards = [...accountImportGuards, ...accountReviewGuards, ...noteGuards, ...utilityGuards];
