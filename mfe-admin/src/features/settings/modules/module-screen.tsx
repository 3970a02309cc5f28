import { useMessages, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageHeader, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import type { ProjectModule } from '@porchlight/contracts/content';
import { LinkButton } from '@porchlight/ui';
import { settingsMessages } from '../messages/catalog.ts';
import { moduleMessages } from './messages/catalog.ts';
import { ModuleEditor } from './module-editor.tsx';
import { modulesCalls } from './modules-calls.ts';

const settingsPath = '/admin/settings';

/** Screen of one project module: its switch, its settings and its history. */
export function ModuleScreen() {
  const t = useMessages(settingsMessages);
  const { id = '' } = useParams();
  const { data, error, refetch } = modulesCalls.useGetProjectModuleQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const problem = error as ApiError | undefined;
  return (
    <ConsolePage>
      {data ? (
        <Loaded key={data.projectModule.id} module={data.projectModule} />
      ) : (
        <>
          <Header title={t(problem?.status === 404 ? 'module.missing' : 'settings')} />
          <NotLoaded problem={problem} onRetry={() => void refetch()} />
        </>
      )}
    </ConsolePage>
  );
}

function Loaded({ module }: { readonly module: ProjectModule }) {
  const t = useMessages(moduleMessages);
  return (
    <>
      <Header title={t(`name.${module.key}`)} description={t(`description.${module.key}`)} />
      <ModuleEditor module={module} />
    </>
  );
}

function Header({ title, description }: { readonly title: string; readonly description?: string }) {
  const t = useMessages(settingsMessages);
  return (
    <PageHeader
      title={title}
      description={description}
      breadcrumbs={[{ to: settingsPath, label: t('settings') }]}
      breadcrumbsLabel={t('breadcrumbs')}
      link={Link}
    />
  );
}

/** Content of the page of a module that is being loaded, does not exist, or failed to load. */
function NotLoaded({ problem, onRetry }: { readonly problem: ApiError | undefined; readonly onRetry: () => void }) {
  const t = useMessages(settingsMessages);
  if (!problem) return <RowsSkeleton rows={4} label={t('loading')} />;
  if (problem.status !== 404)
    return <ErrorState title={t('loadFailed')} message={problem.message} retryText={t('tryAgain')} onRetry={onRetry} />;
  return (
    <PageMessage
      action={
        <LinkButton link={Link} to={settingsPath}>
          {t('settings')}
        </LinkButton>
      }
    >
      {t('module.missingText')}
    </PageMessage>
  );
}
