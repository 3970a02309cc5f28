import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, FormSection, RowsSkeleton } from '@porchlight/console-ui';
import type { ReactNode } from 'react';
import { userMessages } from '../messages/catalog.ts';

interface Props {
  readonly title: string;
  readonly isLoaded: boolean;
  readonly error: unknown;
  readonly reload: () => unknown;
  readonly children: ReactNode;
}

/** Card that loads and fails by itself. */
export function UserCard({ title, isLoaded, error, reload, children }: Props) {
  const t = useMessages(userMessages);
  return (
    <section aria-label={title}>
      <FormSection title={title}>
        {Boolean(error) && (
          <ErrorState
            title={t('cardFailed')}
            message={(error as ApiError).message}
            retryText={t('tryAgain')}
            onRetry={() => void reload()}
          />
        )}
        {!isLoaded && !error && <RowsSkeleton rows={2} label={t('cardLoading')} />}
        {isLoaded && !error && children}
      </FormSection>
    </section>
  );
}
