import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import type { BlockedWriter } from '@porchlight/contracts/catalog';
import { Button, VisuallyHidden } from '@porchlight/ui';
import { leadsCalls } from '../leads-calls.ts';
import { leadsMessages } from '../messages/catalog.ts';
import css from './blocked.module.css';

/** Result of unblocking a person, as it is shown. */
export interface Unblocking {
  readonly isDone: boolean;
  readonly text: string;
}
interface Props {
  readonly writer: BlockedWriter;
  readonly onResult: (unblocking: Unblocking) => void;
}

/** A blocked person with the button that unblocks them. */
export function BlockedPerson({ writer: { id, firstName, blockedAt }, onResult }: Props) {
  const t = useMessages(leadsMessages);
  const format = useFormat();
  const [send, { isLoading }] = leadsCalls.useUnblockWriterMutation();
  const name = firstName || t('unknownName');
  const unblock = async () => {
    const { error } = await send({ params: { id } });
    onResult({
      isDone: !error,
      text: error ? t('unblockFailed', { name, reason: (error as ApiError).message }) : t('unblocked', { name }),
    });
  };
  return (
    <li className={css.person}>
      <div>
        <strong>{name}</strong>
        <p className={css.date}>{t('blockedOn', { day: format.date(blockedAt) })}</p>
      </div>
      <Button size="small" isBusy={isLoading} busyText={t('unblocking')} onClick={() => void unblock()}>
        {t('unblock')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
