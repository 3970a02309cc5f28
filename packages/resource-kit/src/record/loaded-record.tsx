import { useLanguage, useMessages, type ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { callsOf } from '../resource-calls.ts';
import { nameOf, type AnyRecord, type ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { RecordHeader } from './record-header.tsx';

/**
 * Page of the record of the address, or of its loading, missing and error state. The header stays while the record is
 * loaded, so that the focus on it does.
 */
export function LoadedRecord({
  screens,
  action,
  children,
}: {
  readonly screens: ResourceScreens;
  /** Primary action of the page. */
  readonly action?: (record: AnyRecord) => ReactNode;
  readonly children: (record: AnyRecord) => ReactNode;
}) {
  const { id = '' } = useParams();
  const { record, problem, onRetry } = useRecord(screens, id);
  return (
    <ConsolePage>
      <RecordHeader
        screens={screens}
        title={useTitle(screens, record, problem)}
        action={record ? action?.(record) : undefined}
      />
      {record ? children(record) : <NotLoaded screens={screens} problem={problem} onRetry={onRetry} />}
    </ConsolePage>
  );
}

/** Loads a further record of a page and renders it, or its loading, missing and error state. */
export function LoadedPart({
  screens,
  id,
  children,
}: {
  readonly screens: ResourceScreens;
  readonly id: string;
  readonly children: (record: AnyRecord) => ReactNode;
}) {
  const { record, problem, onRetry } = useRecord(screens, id);
  return record ? children(record) : <NotLoaded screens={screens} problem={problem} onRetry={onRetry} />;
}

function useRecord({ resource }: ResourceScreens, id: string) {
  const { data, error, refetch } = callsOf(resource).show.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  return { record: data as AnyRecord | undefined, problem: error as ApiError | undefined, onRetry: refetch };
}

const isMissing = (problem: ApiError | undefined) => problem?.status === 404;
function useTitle(screens: ResourceScreens, record: AnyRecord | undefined, problem: ApiError | undefined): string {
  const k = useKitMessages();
  const t = useMessages(screens.messages);
  const language = useLanguage();
  if (record) return nameOf(screens, record, language);
  return isMissing(problem) ? k('missing') : t(`${screens.resource.label}.title`);
}

/** Content of the page of a record that is being loaded, does not exist, or failed to load. */
function NotLoaded({
  screens,
  problem,
  onRetry,
}: {
  readonly screens: ResourceScreens;
  readonly problem: ApiError | undefined;
  readonly onRetry: () => unknown;
}) {
  const k = useKitMessages();
  if (!problem) return <RowsSkeleton rows={4} label={k('loading')} />;
  if (!isMissing(problem))
    return <ErrorState title={k('loadFailed')} message={problem.message} retryText={k('retry')} onRetry={onRetry} />;
  return (
    <PageMessage
      action={
        <LinkButton link={Link} to={screens.paths.list}>
          {k('toList')}
        </LinkButton>
      }
    >
      {k('missingText')}
    </PageMessage>
  );
}
