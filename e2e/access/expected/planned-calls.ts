/** Calls of the specification that no service serves yet. An implemented call moves up into the table. */
export const plannedCalls: readonly string[] = [
  'POST /project-modules',
  'POST /project-module-settings',
  'POST /report-listing/:id',
  'POST /elandlord/listings',
  'PATCH /elandlord/listings',
  'DELETE /elandlord/listings',
  'GET /elandlord/listings/:id',
  'GET /elandlord/activities',
  'PATCH /elandlord/register/listing',
];
