import { useMessages } from '@porchlight/client';
import { ListCard, type ListCardProps } from '@porchlight/console-ui';
import { contactFields } from '@porchlight/contracts/content';
import { RecordEditor } from '@porchlight/resource-kit';
import css from './forms.module.css';
import { formsMessages } from './messages/catalog.ts';
import { siteForms, type SiteForm } from './site-forms.ts';

/** Settings of a form: which fields it has, who gets its messages, and what its sender sees. */
export function FormSettings({
  form,
  card,
}: {
  readonly form: SiteForm;
  readonly card: Omit<ListCardProps, 'children'>;
}) {
  const t = useMessages(formsMessages);
  return (
    <>
      <ListCard {...card}>
        <div className={css.intro}>
          <h2>{t('fieldsTitle')}</h2>
          <ul>
            {contactFields.map((name) => (
              <li key={name}>{t(`field.${name}`)}</li>
            ))}
          </ul>
          <p>{t('fieldsText')}</p>
          <p>{t('recipientsText')}</p>
        </div>
      </ListCard>
      <RecordEditor screens={siteForms} record={form} />
    </>
  );
}
