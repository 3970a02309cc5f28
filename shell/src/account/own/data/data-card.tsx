import { Card } from '@porchlight/ui';
import css from '../my-account.module.css';
import { useOwnAccountWords } from '../words/catalogue.ts';
import { CloseAccount } from './close-account.tsx';
import { DataCopy } from './data-copy.tsx';

/** What people may ask of us about themselves: a copy, and an end. */
export function DataCard() {
  const t = useOwnAccountWords();
  return (
    <Card isPadded className={css.part}>
      <h2>{t('data')}</h2>
      <DataCopy />
      <hr className={css.rule} />
      <CloseAccount />
    </Card>
  );
}
