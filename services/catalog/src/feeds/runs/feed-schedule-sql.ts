/** Time from one run of the schedule of a feed to the next one. */
export const intervalSql = `
  case schedule when 'hourly' then interval '1 hour' when 'six-hourly' then interval '6 hours' else interval '1 day' end`;
