import { useMessages } from '@porchlight/client';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { ChipGroup } from './chip-group.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

/** What helps people who have just arrived. */
export function NewcomerSection({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  return (
    <Section name="newcomer">
      <p className={css.hint}>{t('newcomerHint')}</p>
      <ChipGroup form={form} name="newcomer" />
      <ChipGroup form={form} name="documentsAccepted" />
      <ChipGroup form={form} name="languagesSpoken" />
    </Section>
  );
}
