import { useMessages } from '@porchlight/client';
import { Link, useSearchParams } from '@porchlight/client/router';
import { ConsolePage, PageHeader } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { accountImportParam, accountImportsPath } from '../../shared/support-paths.ts';
import { LoadedImport } from './loaded-import.tsx';
import { importMessages } from './messages/catalog.ts';
import { FileCard } from './start/file-card.tsx';
import { ImportList } from './start/import-list.tsx';
import { Steps } from './steps.tsx';

/** The import of the address with its next step; without one, the choice of a file and the earlier imports. */
export function AccountImportScreen() {
  const t = useMessages(importMessages);
  const id = useSearchParams()[0].get(accountImportParam);
  return (
    <ConsolePage>
      <PageHeader
        title={t('title')}
        {...(id === null
          ? { description: t('description') }
          : { breadcrumbs: [{ to: accountImportsPath, label: t('toImports') }], breadcrumbsLabel: t('breadcrumbs') })}
        link={Link}
      />
      <StaffOnly permission="createAccountImports">
        {id === null ? (
          <>
            <Steps current="file" />
            <FileCard />
            <ImportList />
          </>
        ) : (
          <LoadedImport key={id} id={id} />
        )}
      </StaffOnly>
    </ConsolePage>
  );
}
