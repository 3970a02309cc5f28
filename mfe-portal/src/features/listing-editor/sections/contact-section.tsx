import { useMessages } from '@porchlight/client';
import { Switch, TextInput } from '@porchlight/ui';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { ChoiceSelect } from './fields.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

/** Who answers renters, and whether they see the phone number. */
export function ContactSection({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const isShown = form.values.showPhone;
  return (
    <Section name="contact">
      <p className={css.hint}>{t('contactHint')}</p>
      <div className={css.pair}>
        <TextInput {...form.field('contactName')} autoComplete="off" />
        <TextInput {...form.field('contactPhone')} type="tel" autoComplete="off" />
      </div>
      <div id={`${form.id}-showPhone`} tabIndex={-1}>
        <Switch
          label={t('field.showPhone')}
          hint={t(isShown ? 'shownPhone' : 'hiddenPhone')}
          checked={isShown}
          onChange={({ target }) => form.set('showPhone', target.checked)}
        />
      </div>
      <div className={css.pair}>
        <ChoiceSelect form={form} name="contactPreference" hint={t('contactPreferenceHint')} />
      </div>
    </Section>
  );
}
