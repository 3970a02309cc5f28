import { useMessages } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { companyPath } from '../../shared/support-paths.ts';
import { MergeTool } from './merge-tool.tsx';
import { mergeListingsMessages } from './messages/catalog.ts';

/** Renders the tool that merges listings of a company that are one home. */
export function MergeListingsScreen() {
  const { id = '' } = useParams();
  const t = useMessages(mergeListingsMessages);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        description={t('description')}
        breadcrumbs={[{ to: companyPath(id), label: t('company') }]}
        breadcrumbsLabel={t('path')}
        link={Link}
      />
      <StaffOnly permission="mergeListings">
        <MergeTool key={id} companyId={id} />
      </StaffOnly>
    </ConsolePage>
  );
}
