import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import {
  TaxRateInput,
  type ProvinceTaxRate,
  type ProvinceTaxRates,
  type TaxName,
} from '@porchlight/contracts/commerce';
import { useForm } from '@porchlight/forms';
import { useState } from 'react';
import { taxRatesMessages } from './messages/catalog.ts';
import { taxRatesCalls } from './tax-rates-calls.ts';

/** What the form of a tax rate is opened for. */
export interface TaxRateDraft {
  readonly list: ProvinceTaxRates;
  /** Planned rate that is changed, or rate whose successor is planned; undefined for another tax. */
  readonly rate?: ProvinceTaxRate | undefined;
}

/** Returns parts per million of a percentage as it is typed, with a decimal point or comma. */
const ppmOf = (text: string) =>
  text.trim() === '' ? Number.NaN : Number((Number(text.replace(',', '.')) * 10_000).toFixed(6));

type Values = Readonly<Record<'name' | 'ratePpm' | 'validFrom' | 'registrationNumber', string>>;
/** Returns the fields of a rate; only a planned one has its day already. */
const valuesOf = (rate: ProvinceTaxRate | undefined): Partial<Values> =>
  rate
    ? {
        name: rate.name,
        ratePpm: String(rate.ratePpm / 10_000),
        validFrom: rate.state === 'planned' ? rate.validFrom : '',
        registrationNumber: rate.registrationNumber ?? '',
      }
    : {};

/** Form of a tax rate, which changes a planned one or adds another, and whether the tax is charged. */
export function useTaxRateForm({ list, rate }: TaxRateDraft, onDone: () => void) {
  const t = useMessages(taxRatesMessages);
  const dispatch = useDispatch();
  const [add] = taxRatesCalls.useAddTaxRateMutation();
  const [change] = taxRatesCalls.useChangeTaxRateMutation();
  const [applies, setApplies] = useState(rate?.applies ?? true);
  const { province, version } = list;
  const planned = rate?.state === 'planned' ? rate : undefined;
  const form = useForm<keyof Values, TaxRateInput>({
    type: TaxRateInput,
    labels: {
      name: t('name'),
      ratePpm: t('percentage'),
      validFrom: t('validFrom'),
      registrationNumber: t('number'),
    },
    initialValues: valuesOf(rate),
    bodyOf: ({ name, ratePpm, validFrom, registrationNumber }) => ({
      name: name as TaxName,
      ratePpm: ppmOf(ratePpm),
      applies,
      registrationNumber: registrationNumber.trim() || null,
      validFrom,
      version,
    }),
    send: async (body) => {
      const { error } = planned
        ? await change({ params: { province, id: planned.id }, body })
        : await add({ params: { province }, body });
      if (error) return error as ApiError;
      dispatch(flash({ type: 'success', text: t('saved') }));
      onDone();
      return undefined;
    },
  });
  return { form, applies, setApplies };
}
