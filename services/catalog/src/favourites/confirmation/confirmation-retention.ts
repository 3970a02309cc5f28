/**
 * Retention statements for the addresses of guests: unconfirmed for 7 days, confirmed without an account for 400 days.
 */
export const favouriteAddressSweeps = [
  `delete from favourite_address where confirmed_at is null and requested_at < now() - interval '7 days'`,
  `delete from favourite_address where confirmed_at < now() - interval '400 days'`,
];
