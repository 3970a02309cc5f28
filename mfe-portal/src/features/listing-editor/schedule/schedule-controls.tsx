import { useMessages } from '@porchlight/client';
import type { ListingState } from '@porchlight/contracts';
import { schedulableListingStates } from '@porchlight/contracts/catalog';
import { Button, Notice } from '@porchlight/ui';
import { useCallback, useState } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import type { PublishCosts } from '../publish/use-publish-costs.ts';
import { usePublishPress } from '../publish/use-publish-press.ts';
import css from '../publish/publish.module.css';
import { scheduleMessages } from './messages/catalog.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useSchedule } from './use-schedule.ts';

const schedulable: ReadonlySet<ListingState> = new Set(schedulableListingStates);

/** Buttons that publish a draft later, change that time, and make a scheduled listing a draft again. */
export function ScheduleControls({ form, costs }: { readonly form: ListingForm; readonly costs: PublishCosts }) {
  const t = useMessages(scheduleMessages);
  const [isAsking, setAsking] = useState(false);
  const ask = useCallback(() => setAsking(true), []);
  const { press, isWaiting } = usePublishPress(form, ask);
  const { schedule, unschedule, failure, dismissFailure } = useSchedule(form);
  const { status } = form.stored;
  if (!schedulable.has(status)) return null;
  const confirm = async (publishAt: string) => {
    if (await schedule(publishAt, costs.credits)) setAsking(false);
  };
  return (
    <>
      {failure !== undefined && !isAsking && (
        <Notice tone="warn" role="alert" className={css.outdated}>
          {failure}
        </Notice>
      )}
      <Button
        isBusy={isWaiting}
        busyText={t('pending')}
        onClick={() => {
          dismissFailure();
          press();
        }}
      >
        {t(status === 'scheduled' ? 'changeTime' : 'publishLater')}
      </Button>
      {status === 'scheduled' && (
        <Button look="quiet" isBusy={form.isBusy} onClick={() => void unschedule()}>
          {t('backToDraft')}
        </Button>
      )}
      <ScheduleDialog
        key={`${form.stored.version} ${isAsking}`}
        listing={form.stored}
        costs={costs}
        isOpen={isAsking}
        isBusy={form.isBusy}
        failure={failure}
        onConfirm={(publishAt) => void confirm(publishAt)}
        onCancel={() => {
          dismissFailure();
          setAsking(false);
        }}
      />
    </>
  );
}
