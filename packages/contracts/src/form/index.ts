import { readBody } from '../kernel/read.ts';
import { InputRefused } from '../kernel/problem.ts';
import type { Class } from '../kernel/route.ts';
import type { Language } from '../kernel/vocabularies.ts';
import { faultMessages } from '../messages/index.ts';

/**
 * Checks the values of a form with the class of its call: field → first sentence, empty when the call would take it.
 * The same class checks it again on the server, so the two never disagree.
 */
export function formErrors(type: Class, values: object, language: Language): Record<string, string> {
  try {
    readBody(type, values);
    return {};
  } catch (error) {
    if (!(error instanceof InputRefused)) throw error;
    return Object.fromEntries(
      Object.entries(faultMessages(error.faults, language)).map(([field, [first]]) => [field, first ?? '']),
    );
  }
}
