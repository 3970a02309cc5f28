import { useMessages, type ApiError } from '@porchlight/client';
import { Button, Notice } from '@porchlight/ui';
import { feedLogCalls } from '../../../shared/feed-calls.ts';
import { feedLogMessages } from '../messages/catalog.ts';

interface Props {
  readonly id: string;
  readonly text: 'cancelRun' | 'refuse';
  readonly busyText: 'cancelling' | 'refusing';
  readonly onEnd: () => void;
}

/** Button that ends a run: it refuses one that is held, and stops one that is under way. */
export function EndRun({ id, text, busyText, onEnd }: Props) {
  const t = useMessages(feedLogMessages);
  const [end, { isLoading, error }] = feedLogCalls.useCancelFeedRunMutation();
  const press = async () => {
    if ((await end({ params: { id } })).data) onEnd();
  };
  return (
    <>
      <Button onClick={() => void press()} isBusy={isLoading} busyText={t(busyText)}>
        {t(text)}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={t('actFailed')}>
          {(error as ApiError).message}
        </Notice>
      )}
    </>
  );
}
