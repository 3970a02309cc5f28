/** Calls of the specification that no service serves yet. An implemented call moves up into the table. */
export const plannedCalls: readonly string[] = [
  'POST /project-modules',
  'POST /project-module-settings',
  'POST /report-listing/:id',
  'GET /elandlord/leads',
  'GET /elandlord/leads/:id',
  'DELETE /elandlord/leads/:id',
  'GET /elandlord/export/leads',
  'POST /elandlord/listings',
  'PATCH /elandlord/listings',
  'DELETE /elandlord/listings',
  'GET /elandlord/listings/:id',
  'GET /elandlord/new-listing-stats',
  'GET /elandlord/activities',
  'PATCH /elandlord/register/listing',
];
