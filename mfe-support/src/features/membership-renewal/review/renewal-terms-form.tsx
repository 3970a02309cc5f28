import { useMessages, type ApiError } from '@porchlight/client';
import {
  maxInvoiceNumberLength,
  maxRenewalMonths,
  reasonLength,
  renewalBases,
  type RenewalBasis,
  type RenewalMember,
  type RenewalPreview,
} from '@porchlight/contracts/commerce';
import { Button, Card, Notice, RadioGroup, TextArea, TextInput } from '@porchlight/ui';
import { useState, type FormEvent } from 'react';
import { renewalMessages } from '../messages/catalog.ts';
import { renewalCalls } from '../renewal-calls.ts';
import css from '../renewal.module.css';
import { emptyTerms, faultsOf, readTerms, type ReadTerms, type TypedTerms } from './read-terms.ts';
import { RenewalReview } from './renewal-review.tsx';

interface Props {
  readonly members: readonly RenewalMember[];
  readonly onBack: () => void;
}
interface Shown {
  readonly terms: ReadTerms;
  readonly preview: RenewalPreview;
}

/** Terms of the renewal of the selected members, and then the review of what they change. */
export function RenewalTermsForm({ members, onBack }: Props) {
  const t = useMessages(renewalMessages);
  const [typed, setTyped] = useState(emptyTerms);
  const [isChecked, setChecked] = useState(false);
  const [shown, setShown] = useState<Shown>();
  const [load, { isLoading, error }] = renewalCalls.usePreviewRenewalsMutation();
  const faults = faultsOf(typed);
  const rows = members.map(({ companyId, endsOn }) => ({ companyId, oldExpiry: endsOn }));
  const show = async () => {
    const terms = readTerms(typed);
    const { months, basis } = terms;
    const { data } = await load({ body: { months, basis, rows } });
    setShown(data && { terms, preview: data });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faults.size === 0) void show();
  };
  // The review is of the terms above it.
  const change = (changed: Partial<TypedTerms>) => {
    setTyped({ ...typed, ...changed });
    setShown(undefined);
  };
  return (
    <>
      <Card isPadded>
        <form className={css.form} onSubmit={submit} noValidate aria-label={t('terms', { count: members.length })}>
          <h2>{t('terms', { count: members.length })}</h2>
          <TermFields typed={typed} faults={isChecked ? faults : new Set()} onChange={change} />
          {error && (
            <Notice tone="danger" role="alert" title={t('previewFailed')}>
              {(error as ApiError).message}
            </Notice>
          )}
          <div className={css.acts}>
            <Button type="submit" look={shown ? 'outline' : 'primary'} isBusy={isLoading} busyText={t('previewing')}>
              {t('preview')}
            </Button>
            <Button onClick={onBack}>{t('back')}</Button>
          </div>
        </form>
      </Card>
      {shown && <RenewalReview {...shown} />}
    </>
  );
}

interface FieldsProps {
  readonly typed: TypedTerms;
  readonly faults: ReadonlySet<keyof TypedTerms>;
  readonly onChange: (changed: Partial<TypedTerms>) => void;
}

function TermFields({ typed: { months, basis, invoiceNumber, note }, faults, onChange }: FieldsProps) {
  const t = useMessages(renewalMessages);
  return (
    <>
      <TextInput
        label={t('months')}
        hint={t('monthsHint', { max: maxRenewalMonths })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={months}
        error={faults.has('months') ? t('monthsMissing', { max: maxRenewalMonths }) : undefined}
        onChange={({ target }) => onChange({ months: target.value })}
      />
      <RadioGroup
        legend={t('basis')}
        name="basis"
        value={basis}
        choices={renewalBases.map((value) => ({ value, label: t(`basis.${value}`), hint: t(`basisHint.${value}`) }))}
        onChange={(value) => onChange({ basis: value as RenewalBasis })}
      />
      {basis === 'invoice' && (
        <TextInput
          label={t('invoiceNumber')}
          autoComplete="off"
          maxLength={maxInvoiceNumberLength}
          value={invoiceNumber}
          error={faults.has('invoiceNumber') ? t('invoiceMissing') : undefined}
          onChange={({ target }) => onChange({ invoiceNumber: target.value })}
        />
      )}
      <TextArea
        label={t('note')}
        hint={t('noteHint')}
        className={css.field}
        rows={3}
        maxLength={reasonLength.max}
        value={note}
        error={faults.has('note') ? t('noteMissing', { min: reasonLength.min }) : undefined}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </>
  );
}
