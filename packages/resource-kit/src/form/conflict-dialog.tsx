import { useFormat, useMessages } from '@porchlight/client';
import { FieldDiff, type Side } from '@porchlight/console-ui';
import { Button, Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { RecordValue } from '../record/record-value.tsx';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { bodyOf, differentFields, valuesOf, type FormValues } from './field-values.ts';

/** Comparison of a form with the record that someone else saved meanwhile, with a choice for each field. */
export function ConflictDialog({
  screens: { resource, messages },
  mine,
  theirs,
  onMerge,
  onClose,
}: {
  readonly screens: ResourceScreens;
  readonly mine: FormValues;
  readonly theirs: AnyRecord;
  readonly onMerge: (values: FormValues) => void;
  readonly onClose: () => void;
}) {
  const k = useKitMessages();
  const t = useMessages(messages);
  const format = useFormat();
  const saved = valuesOf(resource, theirs);
  const names = differentFields(resource, mine, saved);
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({});
  const my = bodyOf(resource, mine);
  const their = bodyOf(resource, saved);
  const merged = () => ({
    ...mine,
    ...Object.fromEntries(names.filter((name) => choice[name] === 'theirs').map((name) => [name, saved[name] ?? ''])),
  });
  const shown = (field: (typeof resource.form)[number], value: unknown) => (
    <RecordValue field={field} value={value} t={t} messageKey={`${resource.label}.${field.name}`} />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={k('conflictTitle')}
      closeLabel={k('close')}
      size="wide"
      foot={
        <>
          <Button onClick={onClose}>{k('cancel')}</Button>
          <Button look="primary" onClick={() => onMerge(merged())}>
            {k('saveMerged')}
          </Button>
        </>
      }
    >
      <p>{k('conflictText', { time: format.date(theirs.updatedAt, 'short') })}</p>
      <FieldDiff
        differences={(resource.form as readonly (typeof resource.form)[number][])
          .filter(({ name }) => names.includes(name))
          .map((field) => ({
            key: field.name,
            label: t(`${resource.label}.${field.name}`),
            mine: shown(field, my[field.name]),
            theirs: shown(field, their[field.name]),
          }))}
        choice={Object.fromEntries(names.map((name) => [name, choice[name] ?? 'mine']))}
        onChoice={(name, side) => setChoice((now) => ({ ...now, [name]: side }))}
        texts={{ mine: k('mine'), theirs: k('theirs'), keepMine: k('keepMine'), takeTheirs: k('takeTheirs') }}
      />
    </Dialog>
  );
}
