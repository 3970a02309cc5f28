import type { AnyRecord, ResourceScreens } from '@porchlight/resource-kit';
import type { LifeCalls } from './life-calls.ts';

/** A resource whose records are drafted, previewed, scheduled and published. */
export interface ContentLife {
  readonly screens: ResourceScreens;
  readonly calls: LifeCalls;
  /** Returns the path of a record on the public site. */
  readonly pathOf: (record: AnyRecord) => string;
  /** Returns the path of the screen of a preview. */
  readonly previewPathOf: (token: string) => string;
}
/** A stored record of such a resource. */
export interface LivingRecord {
  readonly life: ContentLife;
  readonly record: AnyRecord;
}
