import { useFormat, useMessages } from '@porchlight/client';
import type { AccountImport } from '@porchlight/contracts/accounts';
import { useIdempotencyKey } from '@porchlight/forms';
import { Button, Card, RadioGroup } from '@porchlight/ui';
import { useState } from 'react';
import { ConfirmedAct } from '../confirmed-act.tsx';
import { ExportFaults } from '../export-faults.tsx';
import { importCalls } from '../import-calls.ts';
import { ImportRowList } from '../import-rows/import-row-list.tsx';
import css from '../import.module.css';
import { importMessages } from '../messages/catalog.ts';
import { Discard } from './discard.tsx';

interface Props {
  readonly found: AccountImport;
  readonly onColumns: () => void;
}

/** What the rows would do, and the button that imports them. */
export function CheckStep({ found, onColumns }: Props) {
  const t = useMessages(importMessages);
  const format = useFormat();
  const { create, update, skip, conflict, error } = found.counts;
  return (
    <>
      <Card isPadded>
        <section className={css.card} aria-label={t('checkTitle')}>
          <h2>{t('checkTitle')}</h2>
          <p role="status">
            {t('summary', {
              create,
              update: format.number(update),
              skip: format.number(skip),
              faulty: conflict + error,
            })}
          </p>
          {create + update === 0 ? <p>{t('nothing')}</p> : <Confirm id={found.id} count={create + update} />}
          <div className={css.acts}>
            <Button onClick={onColumns}>{t('changeColumns')}</Button>
            {conflict + error > 0 && <ExportFaults found={found} />}
            <Discard id={found.id} />
          </div>
        </section>
      </Card>
      <ImportRowList id={found.id} lists={['all', 'problems', 'create', 'update', 'skip']} />
    </>
  );
}

const moments = ['later', 'now'] as const;

function Confirm({ id, count }: { readonly id: string; readonly count: number }) {
  const t = useMessages(importMessages);
  const keyOf = useIdempotencyKey();
  const [moment, setMoment] = useState<(typeof moments)[number]>('later');
  const [confirm, { isLoading, error }] = importCalls.useConfirmAccountImportMutation();
  return (
    <>
      <RadioGroup
        legend={t('mailsLegend')}
        name="mails"
        value={moment}
        choices={moments.map((value) => ({ value, label: t(`mails.${value}`), hint: t(`mailsHint.${value}`) }))}
        onChange={(value) => setMoment(value as typeof moment)}
      />
      <ConfirmedAct
        look="primary"
        text={t('import', { count })}
        title={t('confirmTitle', { count })}
        busyText={t('importing')}
        failureTitle={t('importFailed')}
        isBusy={isLoading}
        error={error}
        act={async () => {
          const body = { key: keyOf(`${id} ${moment}`), sendsMails: moment === 'now' };
          const { data } = await confirm({ params: { id }, body });
          return Boolean(data);
        }}
      >
        {t(`confirm.${moment}`)}
      </ConfirmedAct>
    </>
  );
}
