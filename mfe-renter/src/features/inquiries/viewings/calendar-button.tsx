import { type ApiError } from '@porchlight/client';
import { downloadFile } from '@porchlight/client/consoles';
import { useDispatch } from '@porchlight/client/redux';
import { Button, Notice } from '@porchlight/ui';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useState } from 'react';
import { useInquiryMessages } from '../messages/catalog.ts';

/** Button that downloads the calendar file of an accepted viewing, and the reason if that fails. */
export function CalendarButton({ id }: { readonly id: string }) {
  const t = useInquiryMessages();
  const dispatch = useDispatch();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const download = async () => {
    setBusy(true);
    setError(await dispatch(downloadFile(`/my-viewings/${id}/calendar`, 'viewing.ics')));
    setBusy(false);
  };
  return (
    <div>
      <Button
        size="small"
        icon={IconCalendarPlus}
        isBusy={isBusy}
        busyText={t('downloading')}
        onClick={() => void download()}
      >
        {t('addToCalendar')}
      </Button>
      {error && (
        <Notice tone="danger" role="alert" title={t('calendarFailed')}>
          {error.message}
        </Notice>
      )}
    </div>
  );
}
