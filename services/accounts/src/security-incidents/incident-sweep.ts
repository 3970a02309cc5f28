/** Deletes incidents 24 months after they were closed, with their history. */
export const incidentSweep = `
  with ended as (delete from security_incident where closed_at < now() - interval '24 months' returning id)
  delete from resource_history using ended where resource = 'securityIncidents' and record_id = ended.id::text`;
