import { useFormat, useMessages } from '@porchlight/client';
import type { ProvinceTaxRate } from '@porchlight/contracts/commerce';
import { FormSection, KeyValue, StatusBadge, Timeline } from '@porchlight/console-ui';
import type { ReactNode } from 'react';
import { taxRatesMessages } from './messages/catalog.ts';

const tones = { planned: 'info', current: 'ok', past: 'quiet' } as const;

/** Returns a function that names a rate: 'GST 5%'. */
export function useRateName(): (rate: Pick<ProvinceTaxRate, 'name' | 'ratePpm'>) => string {
  const t = useMessages(taxRatesMessages);
  const format = useFormat();
  return ({ name, ratePpm }) => t('rateOf', { name: t(`name.${name}`), percent: format.number(ratePpm / 10_000) });
}

/** Planned, current and past tax rates of a province with their days. */
export function TaxRateList({
  rates,
  acts,
}: {
  readonly rates: readonly ProvinceTaxRate[];
  /** Buttons of a rate. */
  readonly acts: (rate: ProvinceTaxRate) => ReactNode;
}) {
  const t = useMessages(taxRatesMessages);
  const format = useFormat();
  const nameOf = useRateName();
  const daysOf = ({ validFrom, validTo }: ProvinceTaxRate) => {
    const from = format.date(validFrom, 'long');
    return validTo ? t('between', { from, to: format.date(validTo, 'long') }) : t('since', { from });
  };
  const entries = rates.map((rate) => ({
    key: rate.id,
    title: nameOf(rate),
    time: (
      <>
        <StatusBadge tone={tones[rate.state]}>{t(`state.${rate.state}`)}</StatusBadge> {daysOf(rate)}
      </>
    ),
    children: (
      <>
        <KeyValue
          facts={[
            { key: 'applies', label: t('charged'), value: t(rate.applies ? 'yes' : 'no') },
            { key: 'number', label: t('number'), value: rate.registrationNumber ?? t('none') },
          ]}
        />
        {acts(rate)}
      </>
    ),
  }));
  return (
    <FormSection title={t('title')}>{entries.length > 0 ? <Timeline entries={entries} /> : t('empty')}</FormSection>
  );
}
