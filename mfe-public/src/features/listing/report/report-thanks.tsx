import { Button, Notice } from '@porchlight/ui';
import { useEffect, useRef } from 'react';
import { useReportMessages } from './messages/catalog.ts';
import css from './report-dialog.module.css';

/** What a reporter reads after sending: the number of the report, and what happens next. It takes the focus. */
export function ReportThanks({ reference, onClose }: { readonly reference: string; readonly onClose: () => void }) {
  const t = useReportMessages();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className={css.report}>
      <p>{t('received', { reference })}</p>
      <p>{t('next')}</p>
      <Notice tone="warn">{t('danger')}</Notice>
      <Button isWide onClick={onClose}>
        {t('done')}
      </Button>
    </div>
  );
}
