import type { ListingForm } from '../form/use-listing-form.ts';
import { ChipGroup } from './chip-group.tsx';
import { ChoiceSelect } from './fields.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

/** Pets, laundry, parking, and what the home and the building have. */
export const AmenitiesSection = ({ form }: { readonly form: ListingForm }) => (
  <Section name="amenities">
    <ChipGroup form={form} name="petPolicies" />
    <div className={css.pair}>
      <ChoiceSelect form={form} name="laundry" />
      <ChoiceSelect form={form} name="parkingType" />
    </div>
    <ChipGroup form={form} name="amenities" />
    <ChipGroup form={form} name="accessibility" />
  </Section>
);
