import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, ErrorState, FormLayout, PageHeader, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { StaffRenter } from '@porchlight/contracts/accounts';
import { LinkButton } from '@porchlight/ui';
import { rentersMessages } from './messages/catalog.ts';
import { PersonalData } from './personal-data.tsx';
import { RenterActs } from './renter-acts.tsx';
import { RenterStateBadge } from './renter-badges.tsx';
import { RenterActivity, RenterFacts } from './renter-facts.tsx';
import { rentersCalls } from './renters-calls.ts';

const listPath = '/admin/renters';
// An id that is not one is refused as input.
const isGone = ({ status }: ApiError) => status === 404 || status === 422;

/** Page of one renter, or of its loading, missing and error state. */
export function RenterDetail() {
  const t = useMessages(rentersMessages);
  const { id = '' } = useParams();
  const { data, error, refetch } = rentersCalls.useGetStaffRenterQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const failure = error as ApiError | undefined;
  if (data && !failure) return <Renter key={id} renter={data.renter} />;
  return (
    <ConsolePage>
      <PageHeader title={t('renters')} />
      {!failure && <RowsSkeleton label={t('renterLoading')} />}
      {failure && isGone(failure) && (
        <PageMessage
          title={t('renterGone')}
          action={
            <LinkButton link={Link} to={listPath}>
              {t('toList')}
            </LinkButton>
          }
        />
      )}
      {failure && !isGone(failure) && (
        <ErrorState
          title={t('renterFailed')}
          message={failure.message}
          retryText={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
    </ConsolePage>
  );
}

function Renter({ renter }: { readonly renter: StaffRenter }) {
  const t = useMessages(rentersMessages);
  return (
    <ConsolePage>
      <PageHeader
        title={renter.name}
        status={<RenterStateBadge state={renter.state} />}
        breadcrumbs={[{ to: listPath, label: t('renters') }]}
        breadcrumbsLabel={t('breadcrumbs')}
        link={Link}
      />
      <FormLayout
        side={
          <>
            <RenterActivity renter={renter} />
            <RenterActs renter={renter} />
          </>
        }
      >
        <PersonalData id={renter.id} />
        <RenterFacts renter={renter} />
      </FormLayout>
    </ConsolePage>
  );
}
