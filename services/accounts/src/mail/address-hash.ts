import { createHmac } from 'node:crypto';

/** Returns the keyed hash under which an address is stored where it may outlive its account. */
export const addressHash = (key: string, email: string): Buffer =>
  createHmac('sha256', key).update(`mail address ${email.trim().toLowerCase()}`).digest();
