import type { PersonalTable } from '../privacy/personal-data.ts';

/** Entry of the history of resources in the data map of a service. */
export const resourceHistoryData: PersonalTable = {
  table: 'resource_history',
  erased: [{ by: 'person', sql: 'update resource_history set actor_id = null where actor_id = $1' }],
  retention: 'Versions of editorial content; they stay without their author, at most 20 of each record.',
};
