import { useFormat, useMessages } from '@porchlight/client';
import { FieldDiff, type Side } from '@porchlight/console-ui';
import { Button, Dialog } from '@porchlight/ui';
import { useState } from 'react';
import { RecordValue } from '../record/record-value.tsx';
import type { AnyRecord, ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { bodyOf, differentFields, valuesOf, type FormValues } from './field-values.ts';

/** Texts of a comparison, and the side that is chosen at first. */
export interface ComparisonTexts {
  readonly title: string;
  readonly text: string;
  readonly theirs: string;
  readonly takeTheirs: string;
  readonly save: string;
  readonly initial: Side;
}
interface ComparisonProps {
  readonly screens: ResourceScreens;
  readonly mine: FormValues;
  readonly theirs: AnyRecord;
  readonly onMerge: (values: FormValues) => void;
  readonly onClose: () => void;
}

/** Comparison of a form with the record that someone else saved meanwhile, with a choice for each field. */
export function ConflictDialog(props: ComparisonProps) {
  const k = useKitMessages();
  const format = useFormat();
  const texts = {
    title: k('conflictTitle'),
    text: k('conflictText', { time: format.date(props.theirs.updatedAt, 'short') }),
    theirs: k('theirs'),
    takeTheirs: k('takeTheirs'),
    save: k('saveMerged'),
    initial: 'mine',
  } as const;
  return <ComparisonDialog {...props} texts={texts} />;
}

/** Comparison of a form with another version of its record, with a choice for each field that differs. */
export function ComparisonDialog({
  screens: { resource, messages },
  mine,
  theirs,
  texts,
  onMerge,
  onClose,
}: ComparisonProps & { readonly texts: ComparisonTexts }) {
  const k = useKitMessages();
  const t = useMessages(messages);
  const saved = valuesOf(resource, theirs);
  const names = differentFields(resource, mine, saved);
  const [choice, setChoice] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = (name: string): Side => choice[name] ?? texts.initial;
  const my = bodyOf(resource, mine);
  const their = bodyOf(resource, saved);
  const merged = () => ({
    ...mine,
    ...Object.fromEntries(names.filter((name) => sideOf(name) === 'theirs').map((name) => [name, saved[name] ?? ''])),
  });
  const shown = (field: (typeof resource.form)[number], value: unknown) => (
    <RecordValue field={field} value={value} t={t} messageKey={`${resource.label}.${field.name}`} />
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      closeLabel={k('close')}
      size="wide"
      foot={
        <>
          <Button onClick={onClose}>{k('cancel')}</Button>
          <Button look="primary" onClick={() => onMerge(merged())}>
            {texts.save}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      <FieldDiff
        differences={(resource.form as readonly (typeof resource.form)[number][])
          .filter(({ name }) => names.includes(name))
          .map((field) => ({
            key: field.name,
            label: t(`${resource.label}.${field.name}`),
            mine: shown(field, my[field.name]),
            theirs: shown(field, their[field.name]),
          }))}
        choice={Object.fromEntries(names.map((name) => [name, sideOf(name)]))}
        onChoice={(name, side) => setChoice((now) => ({ ...now, [name]: side }))}
        texts={{ mine: k('mine'), theirs: texts.theirs, keepMine: k('keepMine'), takeTheirs: texts.takeTheirs }}
      />
    </Dialog>
  );
}
