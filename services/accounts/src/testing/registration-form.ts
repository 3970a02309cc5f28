import { randomUUID } from 'node:crypto';

/** Returns an address that no account has. */
export const anAddress = (): string => `${randomUUID().slice(0, 8)}@example.com`;
/** Returns the body of a registration, under a new address unless the given fields contain one. */
export const registrationForm = (over: object = {}) => ({
  firstName: 'Zoé',
  lastName: "O'Brien-Lee",
  email: anAddress(),
  password: 'seven blue trams at noon',
  password_confirmation: 'seven blue trams at noon',
  type: 'renter',
  ...over,
});
