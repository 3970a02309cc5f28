import { useMessages, useNow } from '@porchlight/client';
import { maxViewingTimes, viewingLead } from '@porchlight/contracts/catalog';
import { Button, Icon, TextInput, VisuallyHidden } from '@porchlight/ui';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { leadsMessages } from '../messages/catalog.ts';
import type { TimeFault } from './time-faults.ts';
import css from './viewings.module.css';
import { toWallTime } from '../../../shared/wall-time.ts';

interface Props {
  readonly times: readonly string[];
  readonly faults: readonly (TimeFault | undefined)[];
  readonly timeZone: string;
  readonly onChange: (times: readonly string[]) => void;
}

/** One to three fields of date and time, on the clock at the listing. */
export function TimeFields({ times, faults, timeZone, onChange }: Props) {
  const t = useMessages(leadsMessages);
  const now = useNow();
  const [min, max] = [viewingLead.hours, viewingLead.days * 24].map((hours) =>
    toWallTime(new Date(now.getTime() + hours * 3_600_000), timeZone),
  );
  return (
    <>
      {times.map((time, index) => (
        <div key={index} className={css.time}>
          <TextInput
            className={css.timeField}
            label={t('viewingTime', { number: index + 1 })}
            type="datetime-local"
            min={min}
            max={max}
            value={time}
            error={faults[index] && t(`timeFault.${faults[index]}`)}
            onChange={({ target }) => onChange(times.with(index, target.value))}
          />
          {times.length > 1 && (
            <button
              type="button"
              className={css.remove}
              onClick={() => onChange(times.filter((_, other) => other !== index))}
            >
              <Icon of={IconX} />
              <VisuallyHidden>{t('removeTime', { number: index + 1 })}</VisuallyHidden>
            </button>
          )}
        </div>
      ))}
      {times.length < maxViewingTimes && (
        <div>
          <Button look="quiet" size="small" icon={IconPlus} onClick={() => onChange([...times, ''])}>
            {t('addTime')}
          </Button>
        </div>
      )}
    </>
  );
}
