import { useFormat, useMessages, usePermission, type ApiError } from '@porchlight/client';
import type { CanadianProvince } from '@porchlight/contracts';
import type { ProvinceTaxRate, ProvinceTaxRates } from '@porchlight/contracts/commerce';
import { ErrorState, ListCard, PageMessage, RowsSkeleton, type ListCardProps } from '@porchlight/console-ui';
import type { AnyRecord } from '@porchlight/resource-kit';
import { Button, Notice } from '@porchlight/ui';
import { useState } from 'react';
import { taxRatesMessages } from './messages/catalog.ts';
import { RegistrationNumberDialog } from './registration-number-dialog.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
import { TaxRateDialog } from './tax-rate-dialog.tsx';
import { TaxRateList } from './tax-rate-list.tsx';
import { taxRatesCalls } from './tax-rates-calls.ts';
import css from './tax-rates.module.css';
import type { TaxRateDraft } from './use-tax-rate-form.ts';

interface Props {
  readonly province: AnyRecord;
  readonly tabs: Omit<ListCardProps, 'children'>;
}

/** Tax rates of a province, which commerce stores; a state of the US has none. */
export function TaxRatesTab({ province: { code, country }, tabs }: Props) {
  const t = useMessages(taxRatesMessages);
  if (country === 'CA') return <TaxRates province={code as CanadianProvince} tabs={tabs} />;
  return (
    <ListCard {...tabs}>
      <PageMessage title={t('noTax')}>{t('noTaxText')}</PageMessage>
    </ListCard>
  );
}

function TaxRates({ province, tabs }: { readonly province: CanadianProvince; readonly tabs: Props['tabs'] }) {
  const t = useMessages(taxRatesMessages);
  const { data, error, refetch } = taxRatesCalls.useListTaxRatesQuery(
    { params: { province } },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return <LoadedRates list={data} tabs={tabs} />;
  return (
    <ListCard {...tabs}>
      {error ? (
        <ErrorState
          title={t('failed')}
          message={(error as ApiError).message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton rows={4} label={t('loading')} />
      )}
    </ListCard>
  );
}

function LoadedRates({ list, tabs }: { readonly list: ProvinceTaxRates; readonly tabs: Props['tabs'] }) {
  const t = useMessages(taxRatesMessages);
  const canModify = usePermission('modifyCreditBundles');
  const [draft, setDraft] = useState<Pick<TaxRateDraft, 'rate'>>();
  return (
    <>
      <ListCard {...tabs}>
        <div className={css.intro}>
          <p>{t('intro')}</p>
          {canModify && (
            <Button look="primary" onClick={() => setDraft({})}>
              {t('plan')}
            </Button>
          )}
        </div>
      </ListCard>
      <MissingNumbers rates={list.rates} />
      <ChangeableRates list={list} onDraft={canModify ? (rate) => setDraft({ rate }) : undefined} />
      {draft && <TaxRateDialog draft={{ ...draft, list }} onClose={() => setDraft(undefined)} />}
    </>
  );
}

/** Whether a tax is charged today without a registration number. */
const lacksNumber = ({ state, applies, ratePpm, registrationNumber }: ProvinceTaxRate) =>
  state === 'current' && applies && ratePpm > 0 && !registrationNumber;

/** Warning about taxes that are charged without a registration number. */
function MissingNumbers({ rates }: Pick<ProvinceTaxRates, 'rates'>) {
  const t = useMessages(taxRatesMessages);
  const format = useFormat();
  const missing = rates.filter(lacksNumber);
  if (missing.length === 0) return null;
  const taxes = format.list(missing.map(({ name }) => t(`name.${name}`)));
  return <Notice tone="warn">{t('missingNumber', { taxes })}</Notice>;
}

interface ChangeableProps {
  readonly list: ProvinceTaxRates;
  /** Opens the form with a rate; undefined for users who may only view the rates. */
  readonly onDraft: ((rate: ProvinceTaxRate) => void) | undefined;
}

/** The rates, with the buttons of those that have not ended. */
function ChangeableRates({ list, onDraft }: ChangeableProps) {
  const t = useMessages(taxRatesMessages);
  const [removed, setRemoved] = useState<ProvinceTaxRate>();
  const [unregistered, setUnregistered] = useState<ProvinceTaxRate>();
  const actsOf = (rate: ProvinceTaxRate) =>
    onDraft &&
    rate.state !== 'past' && (
      <div className={css.acts}>
        {lacksNumber(rate) && <Button onClick={() => setUnregistered(rate)}>{t('addNumber')}</Button>}
        <Button onClick={() => onDraft(rate)}>{t(rate.state === 'planned' ? 'change' : 'planNext')}</Button>
        {rate.state === 'planned' && <Button onClick={() => setRemoved(rate)}>{t('remove')}</Button>}
      </div>
    );
  return (
    <>
      <TaxRateList rates={list.rates} acts={actsOf} />
      {unregistered && (
        <RegistrationNumberDialog list={list} rate={unregistered} onClose={() => setUnregistered(undefined)} />
      )}
      {removed && <RemovalDialog list={list} rate={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}
