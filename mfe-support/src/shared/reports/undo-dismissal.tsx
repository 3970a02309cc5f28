import { flash, useMessages, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useLocation, useNavigate } from '@porchlight/client/router';
import { useKeys } from '@porchlight/console-ui';
import { Button, Notice } from '@porchlight/ui';
import { useEffect, useState } from 'react';
import { reportCalls } from '../report-calls.ts';
import { reportedListingPath } from '../support-paths.ts';
import { dismissedIn } from './dismissed-now.ts';
import { reportMessages } from './messages/catalog.ts';

/** Offers for six seconds to open reports again that were dismissed just now; renders nothing otherwise. */
export function UndoDismissal() {
  const dismissed = dismissedIn(useLocation().state);
  return dismissed ? <Undo key={`${dismissed.dismissedId} ${dismissed.undoUntil}`} {...dismissed} /> : null;
}

function Undo({ dismissedId, undoUntil }: { readonly dismissedId: string; readonly undoUntil: number }) {
  const t = useMessages(reportMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [send, { isLoading }] = reportCalls.useUndoReportDismissalMutation();
  const [isShown, setShown] = useState(() => undoUntil > Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), undoUntil - Date.now());
    return () => clearTimeout(timer);
  }, [undoUntil]);
  const undo = async () => {
    const { error } = await send({ params: { id: dismissedId } });
    if (error) dispatch(flash({ type: 'error', text: (error as ApiError).message }));
    else navigate(reportedListingPath(dismissedId));
  };
  const start = () => {
    if (isShown && !isLoading) void undo();
  };
  useKeys({ u: start });
  return isShown ? (
    <Notice
      tone="ok"
      role="status"
      acts={
        <Button size="small" onClick={start} isBusy={isLoading}>
          {t('undo')}
        </Button>
      }
    >
      {t('dismissedNow')}
    </Notice>
  ) : null;
}
