import { useMessages, useNow } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import { ConfirmDialog } from '@porchlight/console-ui';
import { maxScheduleDays, type OwnListing } from '@porchlight/contracts/catalog';
import { useFormMessages } from '@porchlight/forms';
import { Notice, TextInput } from '@porchlight/ui';
import { useState } from 'react';
import { toInstant, toWallTime } from '../../../shared/wall-time.ts';
import { CostFacts } from '../publish/cost-facts.tsx';
import css from '../publish/publish.module.css';
import type { PublishCosts } from '../publish/use-publish-costs.ts';
import { scheduleMessages } from './messages/catalog.ts';

const dayMs = 86_400_000;

interface Props {
  readonly listing: OwnListing;
  readonly costs: PublishCosts;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: (publishAt: string) => void;
  readonly onCancel: () => void;
}

const faultOf = (instant: string | undefined, now: Date): 'missing' | 'outside' | undefined => {
  if (instant === undefined) return 'missing';
  const days = (Date.parse(instant) - now.getTime()) / dayMs;
  return days <= 0 || days > maxScheduleDays ? 'outside' : undefined;
};

/** Dialog that asks when a listing is published, with what it costs then. It stays open after a failure. */
export function ScheduleDialog({ listing, costs, isOpen, isBusy, failure, onConfirm, onCancel }: Props) {
  const t = useMessages(scheduleMessages);
  const tForm = useFormMessages();
  const now = useNow();
  const { publishAt, timeZone } = listing;
  const { zone } = useZonedTime(timeZone);
  const [typed, setTyped] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const value = typed ?? (publishAt === undefined ? '' : toWallTime(new Date(publishAt), timeZone));
  const instant = toInstant(value, timeZone);
  const fault = isChecked ? faultOf(instant, now) : undefined;
  const confirm = () => {
    setChecked(true);
    if (instant !== undefined && faultOf(instant, now) === undefined) onConfirm(instant);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('title')}
      confirmText={t('confirm')}
      confirmLook="primary"
      cancelText={t('cancel')}
      closeLabel={tForm('close')}
      isBusy={isBusy}
      busyText={t('pending')}
      onConfirm={confirm}
      onCancel={() => {
        if (!isBusy) onCancel();
      }}
    >
      <div className={css.question}>
        <p>{t('text')}</p>
        <TextInput
          label={t('time')}
          hint={t('zone', { zone: zone(instant ?? now.toISOString()) })}
          type="datetime-local"
          min={toWallTime(now, timeZone)}
          max={toWallTime(new Date(now.getTime() + maxScheduleDays * dayMs), timeZone)}
          value={value}
          error={fault && t(`fault.${fault}`, { days: maxScheduleDays })}
          onChange={({ target }) => setTyped(target.value)}
        />
        <CostFacts costs={costs} />
        <p>{t('credits')}</p>
        {failure !== undefined && (
          <Notice tone="danger" role="alert" title={t('failed')}>
            {failure}
          </Notice>
        )}
      </div>
    </ConfirmDialog>
  );
}
