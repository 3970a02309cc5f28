import type { PersonalTable } from '../../privacy/personal-data.ts';

/** Entry of the background files of lists in the data map of a service. */
export const listExportData: PersonalTable = {
  table: 'list_export',
  erased: [{ by: 'person', sql: 'delete from list_export where person_id = $1' }],
  retention: 'Files of lists that the person may read, for 24 hours.',
};
