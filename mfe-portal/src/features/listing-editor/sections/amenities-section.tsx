import { useMessages } from '@porchlight/client';
import { TextInput } from '@porchlight/ui';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { ChipGroup } from './chip-group.tsx';
import { ChoiceSelect, NumberInput } from './fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

interface Props {
  readonly form: ListingForm;
}

/** Pets, laundry, parking, and what the home and the building have. */
export const AmenitiesSection = ({ form }: Props) => (
  <Section name="amenities">
    <ChipGroup form={form} name="petPolicies" />
    <div className={css.pair}>
      <ChoiceSelect form={form} name="laundry" />
      <ChoiceSelect form={form} name="parkingType" />
    </div>
    <MoreRuleFields form={form} />
    <ChipGroup form={form} name="amenities" />
    <ChipGroup form={form} name="accessibility" />
  </Section>
);

const ruleFields = ['petNote', 'parkingSpaces', 'parkingFee', 'heating', 'cooling', 'smoking', 'cannabis'] as const;

function MoreRuleFields({ form }: Props) {
  const t = useMessages(editorMessages);
  return (
    <MoreFields form={form} title={t('more.rules')} names={ruleFields}>
      <TextInput {...form.field('petNote')} autoComplete="off" lang={form.values.lang} />
      <div className={css.pair}>
        <NumberInput form={form} name="parkingSpaces" />
        <NumberInput form={form} name="parkingFee" hint={t('inCurrency', { currency: form.stored.currency })} />
      </div>
      <div className={css.pair}>
        <ChoiceSelect form={form} name="heating" />
        <ChoiceSelect form={form} name="cooling" />
      </div>
      <div className={css.pair}>
        <ChoiceSelect form={form} name="smoking" />
        <ChoiceSelect form={form} name="cannabis" />
      </div>
    </MoreFields>
  );
}
