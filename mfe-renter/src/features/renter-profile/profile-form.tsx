import type { RenterProfile } from '@porchlight/contracts/accounts';
import { FormSummary, SaveBar } from '@porchlight/forms';
import { OptionalSelect } from './fields/optional-select.tsx';
import { DocumentsField } from './fields/documents-field.tsx';
import { SharingField } from './fields/sharing-field.tsx';
import { AboutMe, ComingFrom, Household, LookingFor, Part, When } from './profile-parts.tsx';
import css from './profile-form.module.css';
import { useProfileForm } from './use-profile-form.ts';
import { useProfileMessages } from './messages/catalog.ts';

export interface ProfileFormProps {
  readonly saved: RenterProfile;
  readonly onSaved: (profile: RenterProfile) => void;
  readonly onDiscard: () => void;
}

/** Renders the renter's moving profile in groups; every field is optional. */
export function ProfileForm({ saved: saved, onSaved: onKept, onDiscard }: ProfileFormProps) {
  const t = useProfileMessages();
  const { form, isDirty } = useProfileForm(saved, onKept);
  return (
    <form className={css.form} aria-label={t('move')} {...form.props}>
      <FormSummary form={form} />
      <LookingFor form={form} />
      <When form={form} />
      <Household form={form} />
      <ComingFrom form={form} />
      <Part title={t('documentsReady')}>
        <DocumentsField form={form} />
        <OptionalSelect
          form={form}
          name="hasGuarantor"
          choices={[
            { value: 'yes', label: t('yes') },
            { value: 'no', label: t('no') },
          ]}
        />
      </Part>
      <AboutMe form={form} />
      <Part title={t('shareByDefault')}>
        <SharingField form={form} />
      </Part>
      <SaveBar isDirty={isDirty} isBusy={form.isBusy} saveText={t('save')} onDiscard={onDiscard} />
    </form>
  );
}
