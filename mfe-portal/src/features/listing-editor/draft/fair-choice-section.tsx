import { useMessages } from '@porchlight/client';
import { Checkbox } from '@porchlight/ui';
import type { ListingForm } from '../form/use-listing-form.ts';
import { FieldError } from '../sections/field-error.tsx';
import { Section } from '../sections/section.tsx';
import { draftMessages } from './messages/catalog.ts';

const name = 'declaresFairHousing';

/** Declaration that a landlord makes before a listing is published. */
export function FairChoiceSection({ form }: { readonly form: ListingForm }) {
  const t = useMessages(draftMessages);
  return (
    <Section name="fairChoice">
      <div>
        <Checkbox
          id={`${form.id}-${name}`}
          label={t('fairChoice')}
          hint={t('fairChoiceText')}
          checked={form.values[name]}
          onChange={({ target }) => form.set(name, target.checked)}
        />
        <FieldError>{form.errors[name]}</FieldError>
      </div>
    </Section>
  );
}
