import { useMessages } from '@porchlight/client';
import { checklistItems } from '@porchlight/contracts/catalog';
import { Badge, Card, Icon } from '@porchlight/ui';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import type { ListingForm } from '../form/use-listing-form.ts';
import { focusItem, missingItems, useItemTexts } from './checklist-items.ts';
import css from './draft.module.css';
import { draftMessages } from './messages/catalog.ts';

/** What is missing before the listing is published, as buttons that lead to the fields. */
export function Checklist({ form }: { readonly form: ListingForm }) {
  const t = useMessages(draftMessages);
  const { nameOf, needOf } = useItemTexts();
  const missing = missingItems(form);
  const isComplete = missing.length === 0;
  return (
    <section aria-label={t('checklist')}>
      <Card isPadded className={css.checklist}>
        <div className={css.head}>
          <h2>{t('checklist')}</h2>
          <Badge tone={isComplete ? 'ok' : 'warn'}>{t('missingCount', { count: missing.length })}</Badge>
        </div>
        {isComplete && <p className={css.need}>{t('allDone')}</p>}
        <ul>
          {missing.map((item) => (
            <li key={item}>
              <button type="button" className={css.item} onClick={() => focusItem(form, item)}>
                <Icon of={IconCircleDashed} className={css.open} />
                <span className={css.texts}>
                  <strong>{nameOf(item)}</strong> <span className={css.need}>{needOf(item)}</span>
                </span>
                <Icon of={IconChevronRight} />
              </button>
            </li>
          ))}
        </ul>
        <p className={css.done}>
          <Icon of={IconCircleCheck} className={css.check} />
          {t('itemsDone', { count: checklistItems.length - missing.length })}
        </p>
      </Card>
    </section>
  );
}
