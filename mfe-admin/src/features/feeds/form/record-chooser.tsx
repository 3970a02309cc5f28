import { useMessages } from '@porchlight/client';
import type { AnyResource } from '@porchlight/contracts';
import type { AnyRecord, OpenForm } from '@porchlight/resource-kit';
import { Combobox } from '@porchlight/ui';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { feedsMessages } from '../messages/catalog.ts';
import css from './form.module.css';
import { useFoundRecords, useStoredName } from './use-found-records.ts';

interface Props extends Pick<OpenForm, 'edited'> {
  /** Field of the form that refers to the record. */
  readonly name: 'company' | 'city';
  readonly of: AnyResource;
  readonly labelOf: (record: AnyRecord) => string;
  readonly isOptional?: boolean;
}

/** Field that finds a record of another resource by its name; there can be more of them than a select holds. */
export function RecordChooser({ edited: { form }, name, of, labelOf, isOptional = false }: Props) {
  const t = useMessages(feedsMessages);
  const [typed, setTyped] = useState('');
  const id = String(form.getValues()[name] ?? '');
  const isEmpty = id === '';
  const stored = useStoredName(of, id, labelOf);
  const { records, note } = useFoundRecords(of, typed, isEmpty);
  const label = t(`feeds.${name}`);
  const isUnknown = isEmpty && typed.trim() !== '';
  const error = form.errors[name] ?? (isUnknown && t('chooseFromList'));
  return (
    <div>
      <p className={css.label} aria-hidden>
        {label} {isOptional && <span className={css.optional}>{t('optional')}</span>}
      </p>
      <Combobox
        label={label}
        name={name}
        icon={IconSearch}
        text={isEmpty ? typed : stored}
        placeholder={t('findByName')}
        onText={(text) => {
          setTyped(text);
          form.setFieldValue(name, '');
        }}
        options={records.map((one) => ({ id: one.id, label: labelOf(one) }))}
        onPick={(picked) => form.setFieldValue(name, picked)}
        status={t('found', { count: records.length })}
        note={note && t(note)}
      />
      {error && <p className={css.error}>{error}</p>}
    </div>
  );
}
