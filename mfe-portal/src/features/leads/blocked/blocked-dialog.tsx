import { useMessages, type ApiError } from '@porchlight/client';
import { ErrorState, RowsSkeleton } from '@porchlight/console-ui';
import { Dialog, Notice } from '@porchlight/ui';
import { useRef, useState } from 'react';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';
import { BlockedPerson, type Unblocking } from './blocked-person.tsx';
import css from './blocked.module.css';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Dialog with the people whose messages are dropped, where the landlord unblocks them. */
export function BlockedDialog({ isOpen, onClose }: Props) {
  const t = useMessages(leadsMessages);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('blockedPeople')} closeLabel={t('close')}>
      {isOpen && <BlockedPeople />}
    </Dialog>
  );
}

function BlockedPeople() {
  const t = useMessages(leadsMessages);
  const { data, error, refetch } = leadsCalls.useListBlockedWritersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [last, setLast] = useState<Unblocking>();
  const box = useRef<HTMLDivElement>(null);
  const report = (unblocking: Unblocking) => {
    setLast(unblocking);
    // The button of the unblocked person disappears.
    box.current?.focus();
  };
  if (!data)
    return error ? (
      <ErrorState
        title={t('blockedFailed')}
        message={(error as ApiError).message}
        retryText={t('tryAgain')}
        onRetry={() => void refetch()}
      />
    ) : (
      <RowsSkeleton rows={3} label={t('blockedLoading')} />
    );
  return (
    <div ref={box} tabIndex={-1} className={css.people}>
      {last && (
        <Notice tone={last.isDone ? 'ok' : 'danger'} role={last.isDone ? 'status' : 'alert'}>
          {last.text}
        </Notice>
      )}
      {data.writers.length === 0 && <p>{t('noneBlocked')}</p>}
      <ul>
        {data.writers.map((writer) => (
          <BlockedPerson key={writer.id} writer={writer} onResult={report} />
        ))}
      </ul>
    </div>
  );
}
