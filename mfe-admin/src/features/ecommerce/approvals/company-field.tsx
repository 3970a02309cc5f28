import { useMessages } from '@porchlight/client';
import type { CreditCompany } from '@porchlight/contracts/commerce';
import { Combobox } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import css from './approvals.module.css';
import { approvalsMessages } from './messages/catalog.ts';
import { useCompanySearch } from './use-company-search.ts';

interface Props {
  readonly id: string;
  readonly company: CreditCompany | undefined;
  /** Undefined while the text is that of no company. */
  readonly onChange: (company: CreditCompany | undefined) => void;
  readonly error: string | undefined;
}

/** Field that finds a company by its name, and shows the credits in its wallet. */
export function CompanyField({ id, company, onChange, error }: Props) {
  const t = useMessages(approvalsMessages);
  const [text, setText] = useState('');
  const { companies, isNothing, isFailed } = useCompanySearch(text, !company);
  const pick = (picked: string) => {
    const found = companies.find((one) => one.id === picked);
    if (!found) return;
    setText(found.name);
    onChange(found);
  };
  return (
    <div id={id} tabIndex={-1}>
      <p className={css.label} aria-hidden>
        {t('company')}
      </p>
      <Combobox
        label={t('company')}
        name="company"
        icon={IconSearch}
        text={text}
        placeholder={t('companyHint')}
        onText={(typed) => {
          setText(typed);
          onChange(undefined);
        }}
        options={companies.map(({ id: value, name, credits }) => ({
          id: value,
          label: name,
          hint: t('walletOf', { count: credits }),
        }))}
        onPick={pick}
        status={t('companyCount', { count: companies.length })}
        note={isFailed ? t('companyFailed') : isNothing ? t('companyNone') : undefined}
      />
      {company && (
        <p className={css.hint} role="status">
          {t('walletOf', { count: company.credits })}
        </p>
      )}
      {error && <p className={css.error}>{error}</p>}
    </div>
  );
}
