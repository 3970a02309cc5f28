import { useMessages } from '@porchlight/client';
import { Badge, Icon, VisuallyHidden } from '@porchlight/ui';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { missingItems, sectionOfItem } from '../draft/checklist-items.ts';
import { draftMessages } from '../draft/messages/catalog.ts';
import type { ListingForm } from '../form/use-listing-form.ts';
import { sectionsOf } from './section-keys.ts';
import css from './sections.module.css';

/**
 * Links to the sections: a rail on wide windows, a row above the form on narrow ones. Those of a draft have what is
 * left before it is published.
 */
export function SectionRail({ form }: { readonly form: Pick<ListingForm, 'stored' | 'isDraft'> }) {
  const t = useMessages(draftMessages);
  const sections = missingItems(form).map((item) => sectionOfItem[item]);
  return (
    <nav aria-label={t('sections')} className={css.rail}>
      <ul>
        {sectionsOf(form.stored.status).map((key) => (
          <li key={key}>
            <a href={`#${key}`}>
              {t(`section.${key}`)}{' '}
              {form.isDraft && <Progress left={sections.filter((section) => section === key).length} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Progress({ left }: { readonly left: number }) {
  const t = useMessages(draftMessages);
  if (left > 0) return <Badge tone="warn">{t('sectionLeft', { count: left })}</Badge>;
  return (
    <>
      <Icon of={IconCircleCheck} size={20} className={css.complete} />
      <VisuallyHidden>{t('sectionDone')}</VisuallyHidden>
    </>
  );
}
