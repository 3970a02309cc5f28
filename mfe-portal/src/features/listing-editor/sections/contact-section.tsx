import { useMessages } from '@porchlight/client';
import { Switch, TextInput } from '@porchlight/ui';
import { ContactMailbox } from '../lead-contact/contact-mailbox.tsx';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { ChoiceSelect } from './fields.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

/** Who answers renters, whether they see the phone number, and where their messages are mailed besides the account. */
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
        <TextInput {...form.field('contactEmail')} hint={t('contactEmailHint')} type="email" autoComplete="off" />
      </div>
      <ContactMailbox form={form} />
    </Section>
  );
}
