import { useFormat, useMessages, type ApiError } from '@porchlight/client';
import {
  accountImportFields,
  requiredImportFields,
  type AccountImport,
  type AccountImportField,
  type ImportMapping,
} from '@porchlight/contracts/accounts';
import { Button, Card, Notice, Select } from '@porchlight/ui';
import { useState, type FormEvent } from 'react';
import { importCalls } from '../import-calls.ts';
import css from '../import.module.css';
import { importMessages } from '../messages/catalog.ts';
import { Discard } from './discard.tsx';

type Chosen = ReadonlyMap<AccountImportField, number>;

interface Props {
  readonly found: AccountImport;
  readonly onChecked: () => void;
}

/** Which column of the file becomes which field, guessed and fixable. */
export function ColumnsStep({ found, onChecked }: Props) {
  const t = useMessages(importMessages);
  const [chosen, setChosen] = useState<Chosen>(
    () => new Map(found.mapping.map(({ field, column }) => [field, column])),
  );
  const [isTried, setTried] = useState(false);
  const [check, { isLoading, error }] = importCalls.useDryRunAccountImportMutation();
  const fault = useFault(chosen);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fault !== undefined) return;
    const mapping = [...chosen].map(([field, column]): ImportMapping => ({ field, column }));
    const { data } = await check({ params: { id: found.id }, body: { mapping } });
    if (data) onChecked();
  };
  return (
    <Card isPadded>
      <form className={css.card} onSubmit={(event) => void submit(event)} noValidate aria-label={t('columnsTitle')}>
        <h2>{t('columnsTitle')}</h2>
        <p>{t('columnsText')}</p>
        <Fields found={found} chosen={chosen} onChange={setChosen} />
        <NotChosen found={found} chosen={chosen} />
        {isTried && fault !== undefined && (
          <Notice tone="danger" role="alert">
            {fault}
          </Notice>
        )}
        {error && (
          <Notice tone="danger" role="alert" title={t('checkFailed')}>
            {(error as ApiError).message}
          </Notice>
        )}
        <div className={css.acts}>
          <Button type="submit" look="primary" isBusy={isLoading} busyText={t('checking')}>
            {t('check')}
          </Button>
          <Discard id={found.id} />
        </div>
      </form>
    </Card>
  );
}

interface FieldsProps {
  readonly found: AccountImport;
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

function Fields({ found: { columns }, chosen, onChange }: FieldsProps) {
  const t = useMessages(importMessages);
  const choices = [
    { value: '', label: t('noColumn') },
    ...columns.map(({ name }, at) => ({ value: String(at), label: name })),
  ];
  const change = (field: AccountImportField, value: string) => {
    const changed = new Map(chosen);
    if (value === '') changed.delete(field);
    else changed.set(field, Number(value));
    onChange(changed);
  };
  return (
    <div className={css.columns}>
      {accountImportFields.map((field) => {
        const at = chosen.get(field);
        const values = at === undefined ? [] : (columns[at]?.samples ?? []);
        return (
          <Select
            key={field}
            label={t(`field.${field}`)}
            optional={requiredImportFields.includes(field) ? undefined : t('optional')}
            hint={values.length > 0 ? t('samples', { values: values.join(', ') }) : undefined}
            choices={choices}
            value={at === undefined ? '' : String(at)}
            onChange={({ target }) => change(field, target.value)}
          />
        );
      })}
    </div>
  );
}

/** Names the columns of the file that the import leaves out. */
function NotChosen({ found: { columns }, chosen }: { readonly found: AccountImport; readonly chosen: Chosen }) {
  const t = useMessages(importMessages);
  const format = useFormat();
  const used = new Set(chosen.values());
  const names = columns.filter((_, at) => !used.has(at)).map(({ name }) => name);
  return names.length === 0 ? null : <p>{t('notChosen', { names: format.list(names) })}</p>;
}

function useFault(chosen: Chosen): string | undefined {
  const t = useMessages(importMessages);
  const format = useFormat();
  const missing = requiredImportFields.filter((field) => !chosen.has(field));
  if (missing.length > 0) return t('missing', { fields: format.list(missing.map((field) => t(`field.${field}`))) });
  return new Set(chosen.values()).size < chosen.size ? t('twice') : undefined;
}
