import type { ApiError } from '@porchlight/client';
import { Link, useParams } from '@porchlight/client/router';
import { ConsolePage, ErrorState, PageMessage, RowsSkeleton } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';
import type { ReactNode } from 'react';
import { callsOf } from '../resource-calls.ts';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';

/** Loads the record of the address and renders it, or its loading, missing and error state. */
export function LoadedRecord({
  screens,
  children,
}: {
  readonly screens: ResourceScreens;
  readonly children: (record: AnyRecord) => ReactNode;
}) {
  const k = useKitMessages();
  const { id = '' } = useParams();
  const { data, error, refetch } = callsOf(screens.resource).show.useQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  if (data) return children(data as unknown as AnyRecord);
  const problem = error as ApiError | undefined;
  return (
    <ConsolePage>
      {!problem && <RowsSkeleton rows={4} label={k('loading')} />}
      {problem?.status === 404 && (
        <PageMessage
          title={k('missing')}
          action={
            <LinkButton link={Link} to={screens.paths.list}>
              {k('toList')}
            </LinkButton>
          }
        >
          {k('missingText')}
        </PageMessage>
      )}
      {problem && problem.status !== 404 && (
        <ErrorState
          title={k('loadFailed')}
          message={problem.message}
          retryText={k('retry')}
          onRetry={() => void refetch()}
        />
      )}
    </ConsolePage>
  );
}
