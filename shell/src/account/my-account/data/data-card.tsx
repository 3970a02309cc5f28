import { Card } from '@porchlight/ui';
import css from '../my-account.module.css';
import { useOwnAccountMessages } from '../messages/catalog.ts';
import { CloseAccount } from './close-account.tsx';
import { DataExport } from './data-export.tsx';

/** Renders the privacy actions: data export and account deletion. */
export function DataCard() {
  const t = useOwnAccountMessages();
  return (
    <Card isPadded className={css.part}>
      <h2>{t('data')}</h2>
      <DataExport />
      <hr className={css.rule} />
      <CloseAccount />
    </Card>
  );
}
