import { readBody } from './kernel/input/read.ts';
import { InvalidInputError } from './kernel/routes/problem.ts';
import type { Class } from './kernel/routes/route.ts';
import type { Language } from './kernel/vocabularies.ts';
import { faultMessages } from './messages/index.ts';

/**
 * Validates the values of a form with the class of the request body. Returns field → first message, empty if valid.
 * The server validates with the same class, so both always agree.
 */
export function formErrors(type: Class, values: object, language: Language): Record<string, string> {
  try {
    readBody(type, values);
    return {};
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    return Object.fromEntries(
      Object.entries(faultMessages(error.faults, language)).map(([field, [first]]) => [field, first ?? '']),
    );
  }
}
