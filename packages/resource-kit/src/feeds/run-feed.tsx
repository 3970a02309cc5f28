import { flash, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useNavigate } from '@porchlight/client/router';
import { Button, type ButtonLook } from '@porchlight/ui';
import { feedCalls } from './feed-calls.ts';
import { feedRunPath } from './feed-paths.ts';
import { feedMessages } from './messages/catalog.ts';

interface Props {
  readonly feed: { readonly id: string; readonly name: string };
  readonly look?: ButtonLook;
  readonly size?: 'small';
}

/** Button that runs a feed now and leads to its run; absent for users who may not change feeds. */
export function RunFeed({ feed: { id, name }, look, size }: Props) {
  const t = useMessages(feedMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [start, { isLoading }] = feedCalls.useStartFeedRunMutation();
  const mayShowLog = usePermission('showFeedLogs');
  const mayStart = usePermission('modifyFeeds');
  if (!mayStart) return null;
  const press = async () => {
    const { data, error } = await start({ params: { id } });
    if (error) dispatch(flash({ type: 'error', text: (error as ApiError).message }));
    else if (mayShowLog) navigate(feedRunPath(data.run));
    else dispatch(flash({ type: 'success', text: t('started') }));
  };
  return (
    <Button
      look={look}
      size={size}
      aria-label={t('runFeed', { name })}
      isBusy={isLoading}
      busyText={t('starting')}
      onClick={() => void press()}
    >
      {t('runNow')}
    </Button>
  );
}
