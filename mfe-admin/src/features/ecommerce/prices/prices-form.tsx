import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { AddCreditPrices, type CurrencyPrices } from '@porchlight/contracts/commerce';
import { FormSection } from '@porchlight/console-ui';
import { FormSummary, SaveBar, useForm } from '@porchlight/forms';
import { TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { ecommerceMessages } from '../messages/catalog.ts';
import { priceFields, type PriceField } from './price-fields.ts';
import { pricesCalls } from './prices-calls.ts';

interface Props {
  readonly prices: CurrencyPrices;
}

/** Form of the next prices of a currency, filled with the newest ones. */
export function PricesForm({ prices }: Props) {
  const [discarded, setDiscarded] = useState(0);
  return <Fields key={discarded} prices={prices} onDiscard={() => setDiscarded((count) => count + 1)} />;
}

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

function Fields({ prices, onDiscard }: Props & { readonly onDiscard: () => void }) {
  const t = useMessages(ecommerceMessages);
  const [initial] = useState(() => valuesOf(prices));
  const form = usePricesForm(prices, initial);
  const isDirty = [...priceFields, 'validFrom' as const].some((name) => form.values[name] !== initial[name]);
  return (
    <form {...form.props}>
      <FormSection title={t('prices.next')}>
        <FormSummary form={form} title={t('prices.notSaved')} />
        {priceFields.map((name) => (
          <TextInput key={name} {...form.field(name)} inputMode="numeric" hint={t(`prices.${name}.hint`)} />
        ))}
        <TextInput {...form.field('validFrom')} type="date" hint={t('prices.validFrom.hint')} />
      </FormSection>
      <SaveBar isDirty={isDirty} isBusy={form.isBusy} saveText={t('prices.save')} onDiscard={onDiscard} />
    </form>
  );
}

type Values = Readonly<Record<PriceField | 'validFrom', string>>;
const valuesOf = ({ lists: [newest] }: CurrencyPrices): Values => ({
  activation: String(newest?.activation ?? ''),
  daily: String(newest?.daily ?? ''),
  featuredActivation: String(newest?.featuredActivation ?? ''),
  featuredDaily: String(newest?.featuredDaily ?? ''),
  validFrom: '',
});

function usePricesForm({ currency, version }: CurrencyPrices, initialValues: Values) {
  const t = useMessages(ecommerceMessages);
  const dispatch = useDispatch();
  const [add] = pricesCalls.useAddCreditPricesMutation();
  return useForm<keyof Values, AddCreditPrices>({
    type: AddCreditPrices,
    labels: {
      activation: t('prices.activation'),
      daily: t('prices.daily'),
      featuredActivation: t('prices.featuredActivation'),
      featuredDaily: t('prices.featuredDaily'),
      validFrom: t('prices.validFrom'),
    },
    initialValues,
    bodyOf: ({ validFrom, ...amounts }) => ({
      currency,
      version,
      validFrom,
      activation: numberOf(amounts.activation),
      daily: numberOf(amounts.daily),
      featuredActivation: numberOf(amounts.featuredActivation),
      featuredDaily: numberOf(amounts.featuredDaily),
    }),
    send: async (body) => {
      const { error } = await add({ body });
      if (error) return error as ApiError;
      dispatch(flash({ type: 'success', text: t('prices.saved') }));
      return undefined;
    },
  });
}
