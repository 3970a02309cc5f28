import { useMessages } from '@porchlight/client';
import { maxOfferDays } from '@porchlight/contracts/catalog';
import { TextInput } from '@porchlight/ui';
import { FeeList } from '../fees/fee-list.tsx';
import type { ListingForm } from '../form/use-listing-form.ts';
import { draftMessages } from '../draft/messages/catalog.ts';
import { RentHint } from '../rent-hint/rent-hint.tsx';
import { ChipGroup } from './chip-group.tsx';
import { ChoiceSelect, NumberInput } from './fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { RentSummary } from './rent-summary.tsx';
import { Section } from './section.tsx';
import css from './sections.module.css';

interface Props {
  readonly form: ListingForm;
  readonly onEditFee: (position?: number) => void;
}

/** Rent, deposit, and what is included or paid on top, with the amounts that visitors see. */
export function RentSection({ form, onEditFee }: Props) {
  const t = useMessages(draftMessages);
  return (
    <Section name="rent">
      <div className={css.pair}>
        <NumberInput form={form} name="rent" hint={t('inCurrency', { currency: form.stored.currency })} />
        <ChoiceSelect form={form} name="rentFrequency" />
      </div>
      <RentHint form={form} />
      <div className={css.pair}>
        <NumberInput form={form} name="rentMax" hint={t('rentMaxHint')} />
        <NumberInput form={form} name="deposit" hint={t('depositHint')} />
      </div>
      <TextInput {...form.field('depositNote')} autoComplete="off" lang={form.values.lang} />
      <ChipGroup form={form} name="utilities" />
      <MoreFields form={form} title={t('more.rent')} names={['utilitiesTenantPays']}>
        <ChipGroup form={form} name="utilitiesTenantPays" />
      </MoreFields>
      <FeeList form={form} onEdit={onEditFee} />
      <OfferFields form={form} />
      <RentSummary values={form.values} stored={form.stored} />
    </Section>
  );
}

const offerFields = ['specialOffer', 'specialOfferStart', 'specialOfferEnd'] as const;

function OfferFields({ form }: Pick<Props, 'form'>) {
  const t = useMessages(draftMessages);
  const { specialOfferStart, specialOfferEnd } = form.values;
  return (
    <MoreFields form={form} title={t('field.specialOffer')} names={offerFields}>
      <TextInput
        {...form.field('specialOffer')}
        hint={t('offerHint', { count: maxOfferDays })}
        autoComplete="off"
        lang={form.values.lang}
      />
      <div className={css.pair}>
        <TextInput {...form.field('specialOfferStart')} type="date" max={specialOfferEnd} />
        <TextInput {...form.field('specialOfferEnd')} type="date" min={specialOfferStart} />
      </div>
    </MoreFields>
  );
}
