import { flash, useMessages, usePermission, type ApiError } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import type { ReportedListing } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import { reportCalls } from '../../shared/report-calls.ts';
import { useWho } from '../../shared/reports/use-who.ts';
import { useMoment } from '../../shared/use-moment.ts';
import { reportedMessages } from './messages/catalog.ts';
import css from './reported-listing.module.css';

interface Props {
  readonly reported: ReportedListing;
  readonly reload: () => PromiseLike<unknown>;
}

/** Who hid the listing without a notice to its landlord, why and until when; renders nothing if it never was. */
export function StealthNotice({ reported, reload }: Props) {
  const t = useMessages(reportedMessages);
  const mayEnd = usePermission('modifyReportedListings');
  const momentOf = useMoment();
  const { stealthHold, stealthUntil } = reported;
  const who = useWho([stealthHold?.heldBy]);
  if (!stealthHold) return null;
  const isHidden = stealthUntil !== undefined;
  const { reason, heldBy, heldAt, until, endedAt } = stealthHold;
  return (
    <Notice
      tone={isHidden ? 'warn' : 'info'}
      title={
        isHidden
          ? t('stealthTitle', { time: momentOf(until) })
          : t('stealthEnded', { time: momentOf(endedAt ?? until) })
      }
      acts={isHidden && mayEnd && <EndButton id={reported.id} reload={reload} />}
    >
      {isHidden && <p>{t('stealthText')}</p>}
      <p className={css.text}>{reason}</p>
      <p className={css.hint}>{who(heldAt, heldBy)}</p>
    </Notice>
  );
}

function EndButton({ id, reload }: { readonly id: string; readonly reload: () => PromiseLike<unknown> }) {
  const t = useMessages(reportedMessages);
  const dispatch = useDispatch();
  const [end, { isLoading }] = reportCalls.useEndStealthHoldMutation();
  const run = async () => {
    const { error } = await end({ params: { id } });
    const failure = error as ApiError | undefined;
    dispatch(
      flash(failure ? { type: 'warning', text: failure.message } : { type: 'success', text: t('stealthShown') }),
    );
    await reload();
  };
  return (
    <Button onClick={() => void run()} isBusy={isLoading}>
      {t('stealthEnd')}
    </Button>
  );
}
