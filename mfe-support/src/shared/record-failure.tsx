import type { ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, PageMessage } from '@porchlight/console-ui';
import { LinkButton } from '@porchlight/ui';

/** Statuses of an id that is none, and of records that do not exist. */
const notFoundStatuses = new Set([404, 422]);

/** Returns whether a record could not be loaded because it does not exist. */
export const isNotFound = (failure: ApiError): boolean => notFoundStatuses.has(failure.status);

interface Props {
  readonly failure: ApiError;
  readonly onRetry: () => void;
  /** Path of the list that the record would be in. */
  readonly listPath: string;
  /** Messages of the screen. */
  readonly t: (key: 'failed' | 'tryAgain' | 'notFound' | 'notFoundText' | 'toList') => string;
}

/** Explains why a record is missing: it does not exist, or loading failed and can be tried again. */
export const RecordFailure = ({ failure, onRetry, listPath, t }: Props) =>
  isNotFound(failure) ? (
    <PageMessage
      title={t('notFound')}
      action={
        <LinkButton look="primary" link={Link} to={listPath}>
          {t('toList')}
        </LinkButton>
      }
    >
      {t('notFoundText')}
    </PageMessage>
  ) : (
    <ErrorState title={t('failed')} message={failure.message} retryText={t('tryAgain')} onRetry={onRetry} />
  );
