import type { AnyResource } from './resource.ts';
import type { FilterValues } from './resource-classes.ts';

/** Actions that change many records at once. The last two set the state of a record, which visitors then see or not. */
export const bulkActions = ['remove', 'restore', 'publish', 'unpublish'] as const;
export type BulkAction = (typeof bulkActions)[number];

/**
 * Returns the bulk actions of a resource: those of its trash, and those of its publication if its states are filtered
 * by and one permission is needed for all of them. Without a trash there are none.
 */
export function bulkActionsOf({ permissions, list }: Pick<AnyResource, 'permissions' | 'list'>): readonly BulkAction[] {
  const { remove, modify } = permissions;
  const { state } = (list.filters ?? {}) as Readonly<Record<string, FilterValues>>;
  if (!remove) return [];
  const isPublishable = remove === modify && state?.includes('draft') && state.includes('published');
  return isPublishable ? bulkActions : bulkActions.slice(0, 2);
}
