import { ArrayMaxSize, ArrayUnique, IsArray, isEmail, MaxLength, ValidateBy } from 'class-validator';
import { applyAll } from './compose.ts';

// A quoted local part may contain spaces and line breaks.
const isSingleAddress = (value: unknown): boolean => isEmail(value) && !/["\s]/.test(String(value));

/** A list of at most `max` different email addresses, none with a quoted part. */
export const AreMailAddresses = (max: number) =>
  applyAll(
    IsArray(),
    ArrayMaxSize(max),
    ArrayUnique((address: unknown) => (typeof address === 'string' ? address.toLowerCase() : address)),
    MaxLength(254, { each: true }),
    ValidateBy({ name: 'isEmail', validator: { validate: isSingleAddress } }, { each: true }),
  );
