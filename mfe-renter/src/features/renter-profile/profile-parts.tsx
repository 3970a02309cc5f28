import { useLanguage } from '@porchlight/client';
import { Card, Notice, TextArea, TextInput } from '@porchlight/ui';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useMemo, type ReactNode } from 'react';
import { AreasField } from './fields/areas-field.tsx';
import { OptionalSelect, numberChoices, integerRange } from './fields/optional-select.tsx';
import { countryCodes, codeChoices } from './fields/code-names.ts';
import { LanguagesField } from './fields/languages-field.tsx';
import { ToggleList } from './fields/toggle-list.tsx';
import css from './profile-form.module.css';
import type { ProfileForm } from './use-profile-form.ts';
import { useProfileMessages } from './messages/catalog.ts';

interface Props {
  readonly form: ProfileForm;
}
const days = [0, 3, 7, 14, 30, 60, 90];
const months = [1, 3, 4, 6, 8, 12, 18, 24, 36];
const maxAboutLength = 600;

/** Renders a titled group of fields. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card isPadded className={css.part}>
    <h3>{title}</h3>
    {children}
  </Card>
);

/** Renders the wanted areas, bedrooms and budget. */
export function LookingFor({ form }: Props) {
  const t = useProfileMessages();
  const beds = numberChoices([0, 1, 2, 3, 4], (count) =>
    count === 0 ? t('studio') : count === 4 ? t('bedsOrMore', { count }) : String(count),
  );
  const amount = { inputMode: 'numeric', maxLength: 6, autoComplete: 'off' } as const;
  return (
    <Part title={t('looking')}>
      <AreasField form={form} />
      <ToggleList form={form} name="beds" choices={beds} />
      <div className={css.pair}>
        <TextInput {...form.field('budgetMin')} {...amount} />
        <TextInput {...form.field('budgetMax')} {...amount} />
      </div>
      <p className={css.hint}>{t('budgetHint')}</p>
    </Part>
  );
}

/** Renders the move-in date, its flexibility and the lease term. */
export function When({ form }: Props) {
  const t = useProfileMessages();
  const flexibilityLabel = (count: number) => (count === 0 ? t('exact') : t('daysAround', { count }));
  const monthsLabel = (count: number) => t('months', { count });
  return (
    <Part title={t('when')}>
      <div className={css.pair}>
        <TextInput {...form.field('moveInDate')} type="date" />
        <OptionalSelect
          form={form}
          name="flexibilityDays"
          choices={numberChoices(days, flexibilityLabel)}
          labelOf={(value) => flexibilityLabel(Number(value))}
        />
      </div>
      <OptionalSelect
        form={form}
        name="leaseMonths"
        choices={numberChoices(months, monthsLabel)}
        labelOf={(value) => monthsLabel(Number(value))}
      />
    </Part>
  );
}

/** Renders the household fields; numbers of adults and children are visible to the renter only. */
export function Household({ form }: Props) {
  const t = useProfileMessages();
  return (
    <Part title={t('household')}>
      <Notice tone="quiet" icon={IconLock} title={t('householdPrivate')}>
        {t('householdText')}
      </Notice>
      <div className={css.pair}>
        <OptionalSelect form={form} name="adults" choices={numberChoices(integerRange(1, 20), String)} />
        <OptionalSelect form={form} name="children" choices={numberChoices(integerRange(0, 20), String)} />
      </div>
      <ToggleList
        form={form}
        name="pets"
        choices={[
          { value: 'cats', label: t('petCats') },
          { value: 'small-dogs', label: t('petSmallDogs') },
          { value: 'large-dogs', label: t('petLargeDogs') },
          { value: 'other-pets', label: t('petOther') },
        ]}
      />
      <OptionalSelect
        form={form}
        name="smoking"
        choices={[
          { value: 'no', label: t('smokingNo') },
          { value: 'outside', label: t('smokingOutside') },
          { value: 'yes', label: t('smokingYes') },
        ]}
      />
    </Part>
  );
}

/** Renders the arrival date, current country and spoken languages. */
export function ComingFrom({ form }: Props) {
  const t = useProfileMessages();
  const language = useLanguage();
  const countries = useMemo(() => codeChoices(countryCodes, 'region', language), [language]);
  return (
    <Part title={t('coming')}>
      <div className={css.pair}>
        <TextInput {...form.field('arrivalDate')} type="date" hint={t('arrivalHint')} />
        <OptionalSelect form={form} name="currentCountry" choices={countries} />
      </div>
      <LanguagesField form={form} />
    </Part>
  );
}

/** Renders the free-text introduction. */
export function AboutMe({ form }: Props) {
  const t = useProfileMessages();
  return (
    <Part title={t('aboutTitle')}>
      <TextArea
        {...form.field('about')}
        rows={5}
        maxLength={maxAboutLength}
        hint={t('aboutHint', { left: maxAboutLength - form.values.about.length })}
      />
    </Part>
  );
}
