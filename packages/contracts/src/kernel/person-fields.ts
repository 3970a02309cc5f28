import { IsEmail, IsString, Length, Matches, MaxLength, ValidateBy } from 'class-validator';
import { applyAll } from './compose.ts';
import { phoneNumber } from './phone-number.ts';

/** The least and most characters of a password; staff choose more (reliability 6.4). */
export const passwordLength = { least: 12, most: 128, leastOfStaff: 15 } as const;

/** Letters with their marks, spaces, hyphens, apostrophes: 1 to 50, not of spaces alone. */
export const IsPersonName = () =>
  applyAll(
    IsString(),
    Length(1, 50),
    ValidateBy({
      name: 'personName',
      validator: { validate: (text) => typeof text === 'string' && /^(?=.*\p{L})[\p{L}\p{M} '’-]*$/u.test(text) },
    }),
  );
/** An address for mail; accounts makes it lower case. */
export const IsMailAddress = () => applyAll(IsEmail(), MaxLength(254));
/** A phone number as people write it; accounts keeps it as E.164. */
export const IsPhone = () =>
  applyAll(
    IsString(),
    ValidateBy({
      name: 'phone',
      validator: { validate: (text) => typeof text === 'string' && phoneNumber(text) !== undefined },
    }),
  );
/** A new password: its length alone; what is easy to guess is known to the server. */
export const IsNewPassword = () => applyAll(IsString(), Length(passwordLength.least, passwordLength.most));
/** The same as another field of the form. */
export const IsSameAs = (field: string) =>
  ValidateBy({
    name: 'sameAs',
    constraints: [field],
    validator: {
      validate: (value, about) => value === (about?.object as Record<string, unknown> | undefined)?.[field],
    },
  });
/** Six digits, as a mail says them. */
export const IsSixDigits = () => Matches(/^\d{6}$/);
/** The text of a signed link. */
export const IsLinkText = () => applyAll(IsString(), MaxLength(300));
