import { useMessages } from '@porchlight/client';
import type { AccountDocument } from '@porchlight/contracts/accounts';
import type { Form } from '@porchlight/forms';
import { Checkbox, ChoiceGroup } from '@porchlight/ui';
import { accountReviewMessages } from '../../../shared/account-reviews/messages/catalog.ts';
import documentsCss from '../documents/documents.module.css';
import { accountDecisionMessages } from './messages/catalog.ts';

interface Props {
  readonly form: Pick<Form<'accepted'>, 'fill' | 'values'>;
  readonly documents: readonly AccountDocument[];
}

/** Which documents an approval accepts as proof. */
export function AcceptedDocuments({ form, documents }: Props) {
  const t = useMessages(accountDecisionMessages);
  const tReview = useMessages(accountReviewMessages);
  const chosen = form.values.accepted.split(',').filter(Boolean);
  const toggle = (id: string) =>
    form.fill({
      accepted: documents
        .map((document) => document.id)
        .filter((one) => chosen.includes(one) !== (one === id))
        .join(),
    });
  return (
    <div>
      <ChoiceGroup legend={t('accepted')} className={documentsCss.kinds}>
        {documents.map(({ id, kind, name }) => (
          <Checkbox
            key={id}
            label={name}
            hint={tReview(`kind.${kind}`)}
            checked={chosen.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </ChoiceGroup>
      <p className={documentsCss.facts}>{t('acceptedHint')}</p>
    </div>
  );
}
