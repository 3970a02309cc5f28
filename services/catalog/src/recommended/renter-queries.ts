/** Renters that a step recomputes at most. */
const rentersPerStep = 50;

/** Where renters with a signal are. Each table has an index that begins with the renter. */
const sources = [
  `favourite where saved_at > now() - interval '180 days'`,
  'viewed_listing where true',
  'recommendation_removal where true',
  'point_of_interest where true',
  'renter_wishes where true',
  `inquiry where user_id is not null and updated_at > now() - interval '180 days'`,
];
const union = (select: (source: string) => string) => sources.map(select).join(' union ');

/** Every renter with a signal. */
export const rentersSql = union((source) => `select user_id as "userId" from ${source}`);
export const countRentersSql = `select count(*)::int as total from (${rentersSql}) renter`;
/** The next renters with a signal after the id $1, in the order of their ids; reads some rows of each table. */
export const nextRentersSql = `
  select "userId" from (${union(
    (source) =>
      `(select distinct user_id as "userId" from ${source} and user_id > $1::uuid order by user_id limit ${rentersPerStep})`,
  )}) renter order by "userId" limit ${rentersPerStep}`;
