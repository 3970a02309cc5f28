import { useMessages, useSession } from '@porchlight/client';
import { useStaffNames } from '@porchlight/resource-kit';
import { useMoment } from '../use-moment.ts';
import { reportMessages } from './messages/catalog.ts';

/** Returns a function that writes when something was decided and by whom. */
export function useWho(ids: readonly (string | undefined)[]): (time: string, id: string | undefined) => string {
  const t = useMessages(reportMessages);
  const momentOf = useMoment();
  const { user } = useSession();
  const names = useStaffNames(ids);
  return (at, id) => {
    const time = momentOf(at);
    if (id === user?.id) return t('byYou', { time });
    const name = id === undefined ? undefined : names.get(id);
    return name === undefined ? t('byColleague', { time }) : t('byName', { time, name });
  };
}
