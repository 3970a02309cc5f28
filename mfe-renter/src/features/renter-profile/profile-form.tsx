import type { RenterProfile } from '@porchlight/contracts/accounts';
import { FormSummary, SaveBar } from '@porchlight/forms';
import { ChooseOne } from './fields/choose-one.tsx';
import { PapersField } from './fields/papers-field.tsx';
import { SharingField } from './fields/sharing-field.tsx';
import { AboutMe, ComingFrom, Household, LookingFor, News, Part, When } from './profile-parts.tsx';
import css from './renter-profile.module.css';
import { useProfileForm } from './use-profile-form.ts';
import { useProfileWords } from './words/catalogue.ts';

export interface ProfileFormProps {
  readonly kept: RenterProfile;
  readonly onKept: (profile: RenterProfile) => void;
  readonly onDiscard: () => void;
}

/** What a renter tells of their move, group by group; nothing has to be said. */
export function ProfileForm({ kept, onKept, onDiscard }: ProfileFormProps) {
  const t = useProfileWords();
  const { form, isDirty } = useProfileForm(kept, onKept);
  return (
    <form className={css.form} aria-label={t('move')} {...form.props}>
      <FormSummary form={form} />
      <LookingFor form={form} />
      <When form={form} />
      <Household form={form} />
      <ComingFrom form={form} />
      <Part title={t('documentsReady')}>
        <PapersField form={form} />
        <ChooseOne
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
      <News form={form} />
      <SaveBar isDirty={isDirty} isBusy={form.isBusy} saveText={t('save')} onDiscard={onDiscard} />
    </form>
  );
}
