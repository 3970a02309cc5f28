import type { ListingForm } from '../form/use-listing-form.ts';
import { ChoiceSelect, NumberInput } from './fields.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

/** Kind and length of the lease. */
export const LeaseSection = ({ form }: { readonly form: ListingForm }) => (
  <Section name="lease">
    <div className={css.pair}>
      <ChoiceSelect form={form} name="leaseTerm" />
    </div>
    <div className={css.pair}>
      <NumberInput form={form} name="leaseMinMonths" />
      <NumberInput form={form} name="leaseMaxMonths" />
    </div>
  </Section>
);
