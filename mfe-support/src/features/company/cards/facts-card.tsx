import { useMessages } from '@porchlight/client';
import { FormSection, KeyValue } from '@porchlight/console-ui';
import type { SupportCompany } from '@porchlight/contracts/accounts';
import type { ReactNode } from 'react';
import { companyMessages } from '../messages/catalog.ts';
import { useLevel } from '../use-level.ts';

const contacts = ['phone', 'email', 'website'] as const;
const names = ['legalName', 'city', 'licenceNumber'] as const;

/** Facts of a company that its landlords or staff entered. */
export function FactsCard({ company }: { readonly company: SupportCompany }) {
  const t = useMessages(companyMessages);
  const labelOf = useLevel();
  const facts = [...names, ...contacts].map((field) => ({
    key: field,
    label: t(`field.${field}`),
    value: <Value field={field} value={company[field]} />,
  }));
  return (
    <FormSection title={t('facts')}>
      <KeyValue
        facts={[
          { key: 'kind', label: t('field.kind'), value: t(`kind.${company.kind}`) },
          { key: 'level', label: t('field.verifiedLevel'), value: labelOf(company.verifiedLevel) },
          ...facts,
          { key: 'id', label: t('id'), value: company.id },
        ]}
      />
    </FormSection>
  );
}

interface ValueProps {
  readonly field: (typeof contacts)[number] | (typeof names)[number];
  readonly value: string | undefined;
}

/** A fact as text, or as the link that its kind has. */
function Value({ field, value }: ValueProps): ReactNode {
  const t = useMessages(companyMessages);
  if (value === undefined) return t('notStated');
  if (field === 'phone') return <a href={`tel:${value}`}>{value}</a>;
  if (field === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (field === 'website')
    return (
      <a href={value} target="_blank" rel="noreferrer">
        {value}
      </a>
    );
  return value;
}
