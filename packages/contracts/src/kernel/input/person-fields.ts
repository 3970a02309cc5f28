import { IsEmail, IsString, Length, Matches, MaxLength, ValidateBy } from 'class-validator';
import { applyAll } from './compose.ts';
import { parsePhoneNumber } from './phone-number.ts';

/**
 * Minimum and maximum password length in characters, and the minimum for staff
 * (docs/rules/accounts.md#account-1-passwords-have-12-to-128-characters).
 */
export const passwordLength = { min: 12, max: 128, minForStaff: 15 } as const;

/** Letters with diacritics, spaces, hyphens and apostrophes: 1 to 50 characters, at least one letter. */
export const IsPersonName = () =>
  applyAll(
    IsString(),
    Length(1, 50),
    ValidateBy({
      name: 'personName',
      validator: { validate: (text) => typeof text === 'string' && /^(?=.*\p{L})[\p{L}\p{M} '’-]*$/u.test(text) },
    }),
  );
/** An email address; accounts converts it to lower case. */
export const IsMailAddress = () => applyAll(IsEmail(), MaxLength(254));
/** A phone number in any common notation; accounts stores it as E.164. */
export const IsPhone = () =>
  applyAll(
    IsString(),
    ValidateBy({
      name: 'phone',
      validator: { validate: (text) => typeof text === 'string' && parsePhoneNumber(text) !== undefined },
    }),
  );
/** A new password. Only its length is checked here; the server also rejects passwords that are easy to guess. */
export const IsNewPassword = () => applyAll(IsString(), Length(passwordLength.min, passwordLength.max));
/** Must equal another field of the form. */
export const IsSameAs = (field: string) =>
  ValidateBy({
    name: 'sameAs',
    constraints: [field],
    validator: {
      validate: (value, about) => value === (about?.object as Record<string, unknown> | undefined)?.[field],
    },
  });
/** A six-digit code. */
export const IsSixDigits = () => Matches(/^\d{6}$/);
/** The text of a signed link. */
export const IsLinkText = () => applyAll(IsString(), MaxLength(300));
