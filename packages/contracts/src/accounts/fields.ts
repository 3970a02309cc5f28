/** Fields of people are everybody's: inquiries have them too. */
export * from '../kernel/person-fields.ts';
export * from '../kernel/phone-number.ts';
