import { useMessages } from '@porchlight/client';
import {
  accountReviewReasons,
  reviewReasonLength,
  type AccountReview,
  type AccountReviewDecision,
  type AccountReviewReason,
} from '@porchlight/contracts/accounts';
import type { Form } from '@porchlight/forms';
import { Select, TextArea, TextInput } from '@porchlight/ui';
import { accountReviewMessages } from '../../../shared/account-reviews/messages/catalog.ts';
import { sendsWithCtrlEnter } from '../../../shared/sends-with-ctrl-enter.ts';
import { AcceptedDocuments } from './accepted-documents.tsx';
import { accountDecisionMessages } from './messages/catalog.ts';
import { useTemplates } from './use-templates.ts';

export type DecisionField = 'code' | 'maxListings' | 'reason' | 'accepted' | 'note';
interface Props {
  readonly decision: AccountReviewDecision;
  readonly form: Pick<Form<DecisionField>, 'field' | 'fill' | 'values'>;
  readonly review: AccountReview;
}

/** Fields of a decision about an account. */
export function DecisionFields({ decision, form, review: { language, documents } }: Props) {
  const t = useMessages(accountDecisionMessages);
  const restricts = decision !== 'approved';
  const { reason } = form.values;
  return (
    <>
      {restricts && <CodeField form={form} language={language} />}
      {decision === 'limited' && <TextInput {...form.field('maxListings')} inputMode="numeric" />}
      {decision !== 'approved' && (
        <TextArea
          {...form.field('reason')}
          {...sendsWithCtrlEnter}
          hint={t('reasonHint', { count: reason.trim().length, max: reviewReasonLength.max })}
          lang={language}
          rows={5}
        />
      )}
      {decision === 'approved' && documents.length > 0 && <AcceptedDocuments form={form} documents={documents} />}
      <TextArea
        {...form.field('note')}
        {...sendsWithCtrlEnter}
        hint={t('noteHint')}
        rows={2}
        {...(decision === 'approved' ? { 'data-focus-first': true } : {})}
      />
    </>
  );
}

function CodeField({ form, language }: Pick<Props, 'form'> & Pick<AccountReview, 'language'>) {
  const t = useMessages(accountDecisionMessages);
  const tReview = useMessages(accountReviewMessages);
  const { templateOf } = useTemplates(language);
  const { code, reason } = form.values;
  // A reason that was edited stays.
  const isOwnText = reason.trim() !== '' && reason !== templateOf(code);
  const choose = (chosen: string) => form.fill({ code: chosen, ...(isOwnText ? {} : { reason: templateOf(chosen) }) });
  const labelOf = (value: AccountReviewReason) => ({ value, label: tReview(`code.${value}`) });
  return (
    <Select
      {...form.field('code')}
      {...sendsWithCtrlEnter}
      onChange={(event) => choose(event.target.value)}
      choices={[{ value: '', label: t('choose') }, ...accountReviewReasons.map(labelOf)]}
      data-focus-first
    />
  );
}
