import { formatMessage } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import type { AccountDocumentKind, AccountReviewDecision, AccountReviewReason } from '@porchlight/contracts/accounts';
import { accountTemplateMessages } from './templates/catalog.ts';

/** What the landlord gets a mail about: a decision, or a request for documents. */
export type MailedAct = AccountReviewDecision | 'documents';

/** Returns the texts for a landlord, in the language of the landlord. */
export function useTemplates(language: Language) {
  return {
    templateOf: (code: string): string =>
      code === '' ? '' : formatMessage(accountTemplateMessages, language, `template.${code as AccountReviewReason}`),
    subjectOf: (act: MailedAct): string => formatMessage(accountTemplateMessages, language, `subject.${act}`),
    /** Request for these documents; empty without any. */
    requestOf: (kinds: readonly AccountDocumentKind[]): string =>
      kinds.length === 0
        ? ''
        : [
            formatMessage(accountTemplateMessages, language, 'documents'),
            ...kinds.map((kind) => formatMessage(accountTemplateMessages, language, `document.${kind}`)),
          ].join('\n'),
  };
}
