import { useMessages, type ApiError } from '@porchlight/client';
import { FormLayout, RowsSkeleton } from '@porchlight/console-ui';
import type { SupportCompany } from '@porchlight/contracts/accounts';
import type { ReactNode } from 'react';
import { companyCalls } from '../../shared/company-calls.ts';
import { AccountCard } from '../../shared/company-cards/account-card.tsx';
import { OrdersCard } from '../../shared/company-cards/orders-card.tsx';
import { NotesCard } from '../../shared/notes/notes-card.tsx';
import { isNotFound, RecordFailure } from '../../shared/record-failure.tsx';
import { companiesPath } from '../../shared/support-paths.ts';
import { FactsCard } from './cards/facts-card.tsx';
import { FeedsCard } from './cards/feeds-card.tsx';
import { HistoryCard } from './cards/history-card.tsx';
import { HomesCard } from './cards/homes-card.tsx';
import { UsersCard } from './cards/users-card.tsx';
import { CompanyHeader } from './company-header.tsx';
import { companyMessages } from './messages/catalog.ts';

/** Loads the facts of a company; its cards load by themselves beside them. */
export function LoadedCompany({ id }: { readonly id: string }) {
  const t = useMessages(companyMessages);
  const { currentData, error, refetch } = companyCalls.useGetSupportCompanyQuery({ params: { id } });
  const failure = error as ApiError | undefined;
  const isMissing = failure !== undefined && isNotFound(failure);
  return (
    <>
      <CompanyHeader id={id} company={currentData} />
      {failure && <RecordFailure failure={failure} onRetry={() => void refetch()} listPath={companiesPath} t={t} />}
      {!isMissing && (
        <Cards id={id} company={currentData}>
          {!failure && <RowsSkeleton rows={4} label={t('loading')} />}
        </Cards>
      )}
    </>
  );
}

interface CardsProps {
  readonly id: string;
  readonly company: SupportCompany | undefined;
  /** Stands in for the facts until they are loaded. */
  readonly children: ReactNode;
}

const Cards = ({ id, company, children }: CardsProps) => (
  <FormLayout
    side={
      <>
        <AccountCard id={id} />
        <NotesCard subject={{ kind: 'company', id }} />
        {company && <HistoryCard company={company} />}
      </>
    }
  >
    {company ? <FactsCard company={company} /> : children}
    <UsersCard id={id} />
    <HomesCard id={id} />
    <FeedsCard id={id} />
    <OrdersCard id={id} />
  </FormLayout>
);
