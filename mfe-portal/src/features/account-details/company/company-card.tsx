import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import type { Company } from '@porchlight/contracts/accounts';
import { Card } from '@porchlight/ui';
import { useRef, useState } from 'react';
import { accountDetailsCalls } from '../account-details-calls.ts';
import page from '../account-details.module.css';
import { accountDetailsMessages } from '../messages/catalog.ts';
import { CompanyLogo } from '../logo/company-logo.tsx';
import { CompanyForm } from './company-form.tsx';
import css from './company.module.css';
import { isVerified } from './verification.ts';
import { VerificationBadge } from './verification-badge.tsx';

/** Card of the landlord's company. */
export function CompanyCard() {
  const t = useMessages(accountDetailsMessages);
  const { data, error, refetch } = accountDetailsCalls.useGetMyCompanyQuery();
  return (
    <Card isPadded>
      {data ? (
        <SavedCompany first={data.company} />
      ) : (
        <>
          <h2>{t('companyTitle')}</h2>
          {error ? (
            <ErrorState
              title={t('companyFailed')}
              message={(error as ApiError).message}
              retryText={t('tryAgain')}
              onRetry={() => void refetch()}
            />
          ) : (
            <div className={css.loading}>
              <RowsSkeleton label={t('companyLoading')} />
            </div>
          )}
        </>
      )}
    </Card>
  );
}

const withLogo = ({ logo: _, ...company }: Company, logo: string | undefined): Company => ({
  ...company,
  ...(logo === undefined ? {} : { logo }),
});

/** The company that was saved last, with its form. Discarding starts the form anew. */
function SavedCompany({ first }: { readonly first: Company }) {
  const t = useMessages(accountDetailsMessages);
  const [saved, setSaved] = useState(first);
  const [formKey, setFormKey] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  const discard = () => {
    top.current?.focus();
    setFormKey((before) => before + 1);
  };
  return (
    <>
      <div className={page.head}>
        <h2>{t('companyTitle')}</h2>
        <VerificationBadge company={saved} />
      </div>
      <p className={page.text}>
        {t('shown')} {t(isVerified(saved) ? 'shownVerified' : 'shownUnverified')} {t('hidden')}
      </p>
      <CompanyLogo company={saved} onChanged={(logo) => setSaved((before) => withLogo(before, logo))} />
      <div ref={top} tabIndex={-1} className={css.form}>
        <CompanyForm key={formKey} saved={saved} onSaved={setSaved} onDiscard={discard} />
      </div>
    </>
  );
}
