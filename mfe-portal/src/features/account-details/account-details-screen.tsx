import { useMessages } from '@porchlight/client';
import { ConsolePage, PageHeader, RowsSkeleton } from '@porchlight/console-ui';
import { AccountStateNotice } from '../../shared/account-state/account-state-notice.tsx';
import { LandlordOnly } from '../../shared/landlord-only/landlord-only.tsx';
import css from './account-details.module.css';
import { CompanyCard } from './company/company-card.tsx';
import { documentCalls } from './documents/document-calls.ts';
import { DocumentsCard } from './documents/documents-card.tsx';
import { EmailsCard } from './emails/emails-card.tsx';
import { accountDetailsMessages } from './messages/catalog.ts';
import { YouCard } from './you/you-card.tsx';

/** Renders the landlord's company, the user's own details and the emails that we send. */
export function AccountDetailsScreen() {
  const t = useMessages(accountDetailsMessages);
  return (
    <ConsolePage>
      <PageHeader title={t('title')} description={t('description')} />
      {/* Unverified landlords have this permission too: they complete their company before they publish. */}
      <LandlordOnly permission="viewPortalListings">
        <Cards />
      </LandlordOnly>
    </ConsolePage>
  );
}

/** The cards, which appear together: documents that are requested come first, and would move the others down. */
function Cards() {
  const t = useMessages(accountDetailsMessages);
  const { isLoading } = documentCalls.useListAccountDocumentsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      {isLoading && <RowsSkeleton label={t('loading')} />}
      <div className={css.cards} hidden={isLoading}>
        <div className={css.notices}>
          <AccountStateNotice />
        </div>
        <DocumentsCard />
        <CompanyCard />
        <YouCard />
        <EmailsCard />
      </div>
    </>
  );
}
