import { ValidateBy } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';

const mailAddress = /[\w.+-]+@[\w-]+\.[a-z]{2,}/iu;
const webAddress =
  /https?:\/\/|www\.|\b[a-z0-9-]+\.(?:com|net|org|ca|info|biz|xyz|top|link|shop|site|online|io|me)\b/iu;
const phoneNumber = /(?<!\d)(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]\d{3}[\s.-]?\d{4}(?!\d)/u;

/** Returns whether a text names an email address, a website or a phone number. */
export const hasContactDetails = (text: string): boolean =>
  [mailAddress, webAddress, phoneNumber].some((pattern) => pattern.test(text));

const maxCapitalShare = 0.6;
/** Returns whether most of the letters of a text are capitals. */
export function isInCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (text.match(/\p{Lu}/gu) ?? []).length > maxCapitalShare * letters.length;
}

const check = (name: string, isValid: (text: string) => boolean) =>
  ValidateBy({ name, validator: { validate: (value) => typeof value === 'string' && isValid(value) } });

/** Text of a listing: contact details belong to the contact card, where renters are protected. */
export const HasNoContactDetails = () => applyAll(check('noContactDetails', (text) => !hasContactDetails(text)));
export const IsNotInCapitals = () => applyAll(check('notInCapitals', (text) => !isInCapitals(text)));
