import type { UtilityFinding, UtilityKind } from '@porchlight/contracts';
import type { EntityManager } from 'typeorm';

/** How far a run is. */
export interface UtilityProgress {
  readonly done: number;
  readonly total: number | null;
  /** Id of the last row that was done; `0` at the start. */
  readonly lastId: string;
}
/** How far a run is after a step, and the errors that the step found. */
export interface UtilityStepResult extends UtilityProgress {
  readonly findings?: readonly UtilityFinding[];
}
/** Returns how far the run is after one step, or undefined when nothing was left to do. */
export type UtilityStep = (manager: EntityManager, at: UtilityProgress) => Promise<UtilityStepResult | undefined>;

/** What each utility of a service does, step by step, each in a transaction of its own. */
export abstract class UtilitySteps {
  abstract readonly of: Readonly<Partial<Record<UtilityKind, UtilityStep>>>;
}
