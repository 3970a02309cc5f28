/** Shared with the other services: inquiries have the same fields. */
export * from '../kernel/person-fields.ts';
export * from '../kernel/phone-number.ts';
