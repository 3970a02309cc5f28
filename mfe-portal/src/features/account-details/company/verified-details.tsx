import { useMessages } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { KeyValue } from '@porchlight/console-ui';
import type { Company } from '@porchlight/contracts/accounts';
import { accountDetailsMessages } from '../messages/catalog.ts';
import css from './company.module.css';

/** Details that verification confirmed, as text. */
export function VerifiedDetails({ company }: { readonly company: Company }) {
  const t = useMessages(accountDetailsMessages);
  const notSpecified = t('notSpecified');
  return (
    <section className={css.verified} aria-labelledby="verified-details">
      <h3 id="verified-details">{t('verifiedTitle')}</h3>
      <KeyValue
        facts={[
          { key: 'name', label: t('companyName'), value: company.name },
          { key: 'kind', label: t('kind'), value: t(company.kind) },
          { key: 'legalName', label: t('legalName'), value: company.legalName ?? notSpecified },
          { key: 'licenceNumber', label: t('licenceNumber'), value: company.licenceNumber ?? notSpecified },
        ]}
      />
      <p>
        {t('verifiedText')} <Link to="/contact">{t('verifiedContact')}</Link>
      </p>
    </section>
  );
}
