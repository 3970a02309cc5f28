import { formatMessage } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { AccountReviewDecision, AccountReviewReason } from '@porchlight/contracts/accounts';
import { accountTemplateMessages } from './templates/catalog.ts';

/** Returns the texts for a landlord, in the language of the landlord. */
export function useTemplates(language: Language) {
  return {
    templateOf: (code: string): string =>
      code === '' ? '' : formatMessage(accountTemplateMessages, language, `template.${code as AccountReviewReason}`),
    subjectOf: (decision: AccountReviewDecision): string =>
      formatMessage(accountTemplateMessages, language, `subject.${decision}`),
  };
}
