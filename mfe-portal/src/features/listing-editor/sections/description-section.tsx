import { useFormat, useMessages } from '@porchlight/client';
import { listingDescriptionLength, listingTitleLength } from '@porchlight/contracts/catalog';
import { TextArea, TextInput } from '@porchlight/ui';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { ChoiceSelect } from './fields.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

const lengthOf = (text: string) => Array.from(text.trim()).length;

/** Language, title and description, with their lengths. */
export function DescriptionSection({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const format = useFormat();
  const { lang, title, description } = form.values;
  const hint = (text: string, { min, max }: typeof listingTitleLength | typeof listingDescriptionLength) =>
    t('lengthHint', { count: format.number(lengthOf(text)), min: format.number(min), max: format.number(max) });
  return (
    <Section name="description">
      <div className={css.pair}>
        <ChoiceSelect form={form} name="lang" hint={t('langHint')} />
      </div>
      <TextInput {...form.field('title')} lang={lang} hint={hint(title, listingTitleLength)} />
      <TextArea
        {...form.field('description')}
        lang={lang}
        rows={10}
        hint={hint(description, listingDescriptionLength)}
      />
    </Section>
  );
}
