import { useMessages } from '@porchlight/client';
import { useZonedTime } from '@porchlight/client/consoles';
import { Button } from '@porchlight/ui';
import { browserTimeZone } from '../browser-time-zone.ts';
import { contentLifeMessages } from '../messages/catalog.ts';
import type { Saving } from './use-autosave.ts';
import css from '../content-life.module.css';

/** Whether what is typed is stored, or why not. */
export function SaveStatus({
  saving,
  isDirty,
  onCompare,
}: {
  readonly saving: Saving;
  readonly isDirty: boolean;
  readonly onCompare: () => void;
}) {
  const t = useMessages(contentLifeMessages);
  return (
    <div className={css.saving}>
      <p role="status">{useSavingText(saving, isDirty)}</p>
      {saving.name === 'conflict' && (
        <Button size="small" onClick={onCompare}>
          {t('compare')}
        </Button>
      )}
    </div>
  );
}

function useSavingText(saving: Saving, isDirty: boolean): string {
  const t = useMessages(contentLifeMessages);
  const { time } = useZonedTime(browserTimeZone());
  switch (saving.name) {
    case 'offline':
      return t('savedHere', { reason: saving.message });
    case 'conflict':
    case 'refused':
      return t('notSaved', { reason: saving.message });
    default:
      if (saving.name === 'saving' || isDirty) return t('savingDraft');
      return saving.name === 'saved' ? t('savedAt', { time: time(saving.at) }) : t('allSaved');
  }
}
