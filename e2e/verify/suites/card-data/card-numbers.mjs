// Digits in groups, as people and programs write card numbers; not part of a longer number, an id or a fraction.
const candidate = /(?<![\w.-])[2-6](?:[ -]?\d){12,18}(?![\w-])/g;

/** Returns the card numbers in a text: 13 to 19 digits of a card network whose check digit is right. */
export const cardNumbersIn = (text) =>
  [...text.matchAll(candidate)].map(([found]) => found.replace(/\D/g, '')).filter(hasCheckDigit);

/** Returns whether the last digit is the check digit of the others (Luhn). */
function hasCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + valueOf(Number(digit), at), 0);
  return sum % 10 === 0;
}

// Every second digit from the right counts double, with its digits added up.
const valueOf = (digit, at) => (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0));
