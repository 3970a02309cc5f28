import { defineMessages, formatMessage } from '@porchlight/messages';
import type { Fault } from '../kernel/routes/problem.ts';
import type { Language } from '../kernel/vocabularies.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const messages = defineMessages({ en, fr });
const isKnown = (rule: string): rule is keyof typeof en => Object.hasOwn(en, rule);

/** Returns the message of a violated rule in the language of the reader; a generic one for rules without a message. */
export const faultMessage = ({ rule, values: [limit, max] }: Fault, language: Language): string =>
  formatMessage(messages, language, isKnown(rule) ? rule : 'other', {
    limit: String(limit ?? ''),
    max: String(max ?? ''),
  });

/** Groups violations by field: field → its distinct messages. */
export function faultMessages(faults: readonly Fault[], language: Language): Record<string, string[]> {
  // A Map instead of an object, because a field may be called `constructor`.
  const errors = new Map<string, Set<string>>();
  for (const fault of faults)
    errors.set(fault.field, (errors.get(fault.field) ?? new Set()).add(faultMessage(fault, language)));
  return Object.fromEntries([...errors].map(([field, sentences]) => [field, [...sentences]]));
}
