import { useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { LinkButton } from '@porchlight/ui';
import { renewalPath, renewalResultsPath, renewalRunParam } from '../../../shared/support-paths.ts';
import { renewalMessages } from '../messages/catalog.ts';
import { RunList } from './run-list.tsx';
import { RunResult } from './run-result.tsx';

/** The run of renewals of the address; without one, the list of all runs. */
export function RenewalResultsScreen() {
  const t = useMessages(renewalMessages);
  const id = useSearchParams()[0].get(renewalRunParam);
  return (
    <ConsolePage>
      <PageHeader
        title={t(id === null ? 'resultsTitle' : 'runTitle')}
        {...(id === null
          ? { description: t('resultsDescription') }
          : { breadcrumbs: [{ to: renewalResultsPath, label: t('toRuns') }], breadcrumbsLabel: t('breadcrumbs') })}
        link={Link}
        action={
          <LinkButton link={Link} to={renewalPath}>
            {t('toRenewal')}
          </LinkButton>
        }
      />
      <StaffOnly permission="showMembershipRenewals">
        {id === null ? <RunList /> : <RunResult key={id} id={id} />}
      </StaffOnly>
    </ConsolePage>
  );
}
