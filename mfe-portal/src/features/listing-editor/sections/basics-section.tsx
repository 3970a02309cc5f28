import { useMessages, useNow } from '@porchlight/client';
import { availableDays } from '@porchlight/contracts/catalog';
import { Switch, TextInput } from '@porchlight/ui';
import type { ListingForm } from '../form/use-listing-form.ts';
import { editorMessages } from '../messages/catalog.ts';
import { ChoiceSelect, CountSelect, NumberInput } from './fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

const maxRooms = 10;
const maxHalfBaths = 5;
const dayMs = 86_400_000;
const dayFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

/** What kind of home it is, its rooms and size, and when it is available. */
export function BasicsSection({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  const now = useNow();
  return (
    <Section name="basics">
      <div className={css.pair}>
        <ChoiceSelect form={form} name="rentalType" />
        <ChoiceSelect form={form} name="listingKind" />
      </div>
      <div className={css.triple}>
        <CountSelect form={form} name="beds" max={maxRooms} labelOf={(count) => t('beds', { count })} />
        <CountSelect form={form} name="bathsFull" max={maxRooms} />
        <CountSelect form={form} name="bathsHalf" max={maxHalfBaths} />
      </div>
      <div className={css.pair}>
        <NumberInput form={form} name="sqft" />
        <NumberInput form={form} name="yearBuilt" />
      </div>
      <div className={css.pair}>
        <TextInput
          {...form.field('availableDate')}
          type="date"
          min={dayFrom(now, -availableDays.past)}
          max={dayFrom(now, availableDays.future)}
        />
        <ChoiceSelect form={form} name="furnished" />
      </div>
      <MoreHomeFields form={form} />
    </Section>
  );
}

const homeFields = ['den', 'sqftMax', 'floorLevel', 'storeys', 'maxOccupants'] as const;

function MoreHomeFields({ form }: { readonly form: ListingForm }) {
  const t = useMessages(editorMessages);
  return (
    <MoreFields form={form} title={t('more.home')} names={homeFields}>
      <div id={`${form.id}-den`} tabIndex={-1}>
        <Switch
          label={t('field.den')}
          checked={form.values.den}
          onChange={({ target }) => form.set('den', target.checked)}
        />
      </div>
      <div className={css.pair}>
        <TextInput {...form.field('floorLevel')} hint={t('floorHint')} autoComplete="off" />
        <NumberInput form={form} name="storeys" />
      </div>
      <div className={css.pair}>
        <NumberInput form={form} name="sqftMax" hint={t('sqftMaxHint')} />
        <NumberInput form={form} name="maxOccupants" />
      </div>
    </MoreFields>
  );
}
