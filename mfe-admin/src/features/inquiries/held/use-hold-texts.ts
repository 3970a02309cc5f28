import { useMessages, useNow, useSession } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import { useSelector } from '@porchlight/client/redux';
import type { MessageHold } from '@porchlight/contracts/catalog';
import { useStaffNames } from '@porchlight/resource-kit';
import { inquiriesMessages } from '../messages/catalog.ts';

const millisecondsPerHour = 3_600_000;

/** Returns sentences about a hold: how it ends while the message waits, and how it ended. */
export function useHoldTexts(hold: MessageHold): { readonly ending: string; readonly ended: string } {
  return { ending: useEndingText(hold), ended: useEndedText(hold) };
}

function useEndingText({ releasesAt }: MessageHold): string {
  const t = useMessages(inquiriesMessages);
  const now = useNow();
  const { time } = useZonedTime(useSelector((state) => state.page.timeZone));
  if (releasesAt === undefined) return t('waitsForDecision');
  const hours = Math.max(0, Math.floor((Date.parse(releasesAt) - now.getTime()) / millisecondsPerHour));
  return t('releasesIn', { hours, time: time(releasesAt) });
}

function useEndedText({ decision, decidedAt, decidedBy, deliveredAt }: MessageHold): string {
  const t = useMessages(inquiriesMessages);
  const { time } = useZonedTime(useSelector((state) => state.page.timeZone));
  const staff = useStaffText(decidedBy);
  if (decision !== undefined && decidedAt !== undefined)
    return t(`decided.${decision}`, { staff, time: time(decidedAt) });
  return deliveredAt === undefined ? t('passedOn') : t('passedOnAt', { time: time(deliveredAt) });
}

/** Returns who decided, as the end of a sentence; by name for readers who may view users. */
function useStaffText(id: string | undefined): string {
  const t = useMessages(inquiriesMessages);
  const { user } = useSession();
  const names = useStaffNames([id]);
  if (id !== undefined && id === user?.id) return t('byYou');
  const name = id === undefined ? undefined : names.get(id);
  return name === undefined ? t('byStaff') : t('byName', { name });
}
