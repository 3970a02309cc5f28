import { useLanguage } from '@porchlight/client';
import { Card, Checkbox, Notice, TextArea, TextInput } from '@porchlight/ui';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useMemo, type ReactNode } from 'react';
import { AreasField } from './fields/areas-field.tsx';
import { ChooseOne, numbersAs, numbersFrom } from './fields/choose-one.tsx';
import { countryCodes, namesOf } from './fields/code-names.ts';
import { LanguagesField } from './fields/languages-field.tsx';
import { ToggleList } from './fields/toggle-list.tsx';
import css from './renter-profile.module.css';
import type { ProfileForm } from './use-profile-form.ts';
import { useProfileWords } from './words/catalogue.ts';

interface Props {
  readonly form: ProfileForm;
}
const days = [0, 3, 7, 14, 30, 60, 90],
  months = [1, 3, 4, 6, 8, 12, 18, 24, 36],
  mostAbout = 600;

/** A group of fields under its name. */
export const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Card isPadded className={css.part}>
    <h3>{title}</h3>
    {children}
  </Card>
);

/** Where, how large and for how much. */
export function LookingFor({ form }: Props) {
  const t = useProfileWords();
  const beds = numbersAs([0, 1, 2, 3, 4], (count) =>
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

/** From which day, and for how long. */
export function When({ form }: Props) {
  const t = useProfileWords();
  const around = (count: number) => (count === 0 ? t('exact') : t('daysAround', { count })),
    long = (count: number) => t('months', { count });
  return (
    <Part title={t('when')}>
      <div className={css.pair}>
        <TextInput {...form.field('moveInDate')} type="date" />
        <ChooseOne
          form={form}
          name="flexibilityDays"
          choices={numbersAs(days, around)}
          labelOf={(value) => around(Number(value))}
        />
      </div>
      <ChooseOne
        form={form}
        name="leaseMonths"
        choices={numbersAs(months, long)}
        labelOf={(value) => long(Number(value))}
      />
    </Part>
  );
}

/** Who lives there: the people for the renter's eyes only. */
export function Household({ form }: Props) {
  const t = useProfileWords();
  return (
    <Part title={t('household')}>
      <Notice tone="quiet" icon={IconLock} title={t('householdPrivate')}>
        {t('householdText')}
      </Notice>
      <div className={css.pair}>
        <ChooseOne form={form} name="adults" choices={numbersAs(numbersFrom(1, 20), String)} />
        <ChooseOne form={form} name="children" choices={numbersAs(numbersFrom(0, 20), String)} />
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
      <ChooseOne
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

/** Since when here, from where, and in which languages one talks to them. */
export function ComingFrom({ form }: Props) {
  const t = useProfileWords();
  const language = useLanguage();
  const countries = useMemo(() => namesOf(countryCodes, 'region', language), [language]);
  return (
    <Part title={t('coming')}>
      <div className={css.pair}>
        <TextInput {...form.field('arrivalDate')} type="date" hint={t('arrivalHint')} />
        <ChooseOne form={form} name="currentCountry" choices={countries} />
      </div>
      <LanguagesField form={form} />
    </Part>
  );
}

/** Their own words. */
export function AboutMe({ form }: Props) {
  const t = useProfileWords();
  return (
    <Part title={t('aboutTitle')}>
      <TextArea
        {...form.field('about')}
        rows={5}
        maxLength={mostAbout}
        hint={t('aboutHint', { left: mostAbout - form.values.about.length })}
      />
    </Part>
  );
}

/** The one consent, never given beforehand. */
export function News({ form }: Props) {
  const t = useProfileWords();
  return (
    <Part title={t('news')}>
      <Checkbox
        label={t('wantsNews')}
        hint={t('newsText')}
        checked={form.values.wantsNews === 'yes'}
        onChange={({ target }) => form.change('wantsNews', target.checked ? 'yes' : 'no')}
      />
    </Part>
  );
}
