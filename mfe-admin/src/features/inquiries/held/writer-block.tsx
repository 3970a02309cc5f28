import { useMessages, usePermission, type ApiError } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { useEffect, useRef, useState } from 'react';
import { inquiriesCalls } from '../inquiries-calls.ts';
import { inquiriesMessages } from '../messages/catalog.ts';

interface Props {
  readonly inquiryId: string;
  readonly isBlocked: boolean;
  /** Loads the inquiry again, once the writer is unblocked. */
  readonly reload: () => Promise<unknown>;
}

/** States that staff blocked the writer of an inquiry, with the button that ends it. */
export function WriterBlock({ inquiryId, isBlocked, reload }: Props) {
  const t = useMessages(inquiriesMessages);
  const mayUnblock = usePermission('modifyReportedListings');
  const [unblock, { isLoading, error }] = inquiriesCalls.useUnblockInquiryWriterMutation();
  const [isUnblocked, setUnblocked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isUnblocked) box.current?.focus();
  }, [isUnblocked]);
  const end = async () => {
    const sent = await unblock({ params: { id: inquiryId } });
    if ('error' in sent) return;
    await reload();
    setUnblocked(true);
  };
  if (!isBlocked && !isUnblocked) return null;
  return (
    <div ref={box} tabIndex={-1}>
      {isBlocked ? (
        <Notice
          tone="warn"
          title={t('writerBlocked')}
          acts={
            mayUnblock && (
              <Button isBusy={isLoading} busyText={t('deciding')} onClick={() => void end()}>
                {t('unblock')}
              </Button>
            )
          }
        >
          {t('writerBlockedText')}
        </Notice>
      ) : (
        <Notice tone="ok" role="status">
          {t('writerUnblocked')}
        </Notice>
      )}
      {error && (
        <Notice tone="danger" role="alert" title={t('unblockFailed')}>
          {(error as ApiError).message}
        </Notice>
      )}
    </div>
  );
}
