import { useMessages } from '@porchlight/client';
import type { Language } from '@porchlight/contracts';
import { accountDocumentKinds, reviewReasonLength, type AccountDocumentKind } from '@porchlight/contracts/accounts';
import type { Form } from '@porchlight/forms';
import { Checkbox, ChoiceGroup, TextArea } from '@porchlight/ui';
import { accountReviewMessages } from '../../../shared/account-reviews/messages/catalog.ts';
import { sendsWithCtrlEnter } from '../../../shared/sends-with-ctrl-enter.ts';
import documentsCss from '../documents/documents.module.css';
import { reviewDocumentMessages } from '../documents/messages/catalog.ts';
import { useTemplates } from './use-templates.ts';

export type RequestField = 'kinds' | 'text';
interface Props {
  readonly form: Pick<Form<RequestField>, 'field' | 'fill' | 'values'>;
  readonly language: Language;
}

/** Returns the kinds that the value of the field names. */
export const kindsOf = (value: string): AccountDocumentKind[] =>
  accountDocumentKinds.filter((kind) => value.split(',').includes(kind));

/** Fields of a request for documents. The text follows from the kinds until it is edited. */
export function DocumentRequestFields({ form, language }: Props) {
  const t = useMessages(reviewDocumentMessages);
  const tReview = useMessages(accountReviewMessages);
  const { requestOf } = useTemplates(language);
  const { kinds, text } = form.values;
  const chosen = kindsOf(kinds);
  const isOwnText = text.trim() !== '' && text !== requestOf(chosen);
  const toggle = (kind: AccountDocumentKind) => {
    const next = accountDocumentKinds.filter((one) => chosen.includes(one) !== (one === kind));
    form.fill({ kinds: next.join(), ...(isOwnText ? {} : { text: requestOf(next) }) });
  };
  const { error } = form.field('kinds');
  return (
    <>
      <div>
        <ChoiceGroup legend={t('kinds')} className={documentsCss.kinds}>
          {accountDocumentKinds.map((kind, at) => (
            <Checkbox
              key={kind}
              label={tReview(`kind.${kind}`)}
              checked={chosen.includes(kind)}
              onChange={() => toggle(kind)}
              aria-invalid={error ? true : undefined}
              {...(at === 0 ? { 'data-focus-first': true } : {})}
            />
          ))}
        </ChoiceGroup>
        {error && <p className={documentsCss.fault}>{error}</p>}
      </div>
      <TextArea
        {...form.field('text')}
        {...sendsWithCtrlEnter}
        hint={t('textHint', { count: text.trim().length, max: reviewReasonLength.max })}
        lang={language}
        rows={7}
      />
    </>
  );
}
