/** Shared with the other services: inquiries have the same fields. */
export * from '../kernel/input/person-fields.ts';
export * from '../kernel/input/phone-number.ts';
