import { useMessages } from '@porchlight/client';
import { Select, TextInput } from '@porchlight/ui';
import { useId } from 'react';
import { useKitMessages } from '../messages/catalog.ts';
import type { ResourceScreens } from '../resource-screens.ts';
import css from './columns-control.module.css';
import { inputOf, type ControlProps } from './control-input.ts';
import { fieldOf } from './field-of.ts';
import type { EditedRecord } from './use-edited-record.ts';

/** A column of a file, with its value in the first row. */
interface FileColumn {
  readonly name: string;
  readonly sample: string;
}
interface Props extends ControlProps {
  /** Columns of the file to choose from; without them their names are typed. */
  readonly columns?: readonly FileColumn[];
}

const maxLength = 100;

/** Table of fields with the name that a file has for each. */
export function ColumnsControl({ field, label, form, t, messageKey, columns = [] }: Props) {
  const k = useKitMessages();
  const headingId = useId();
  const names = form.form.getValues()[field.name] as Readonly<Record<string, string>>;
  const sampleOf = (name: string | undefined) => columns.find((column) => column.name === name)?.sample;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={css.title}>
        {label}
      </h2>
      <p className={css.hint}>{k('columnsHint')}</p>
      <table className={css.table} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">{k('columnsField')}</th>
            <th scope="col">{k('columnsName')}</th>
            {columns.length > 0 && <th scope="col">{k('columnsSample')}</th>}
          </tr>
        </thead>
        <tbody>
          {(field.values ?? []).map((value) => {
            const input = { ...inputOf(form, `${field.name as string}.${value}`), label: t(`${messageKey}.${value}`) };
            return (
              <tr key={value}>
                <th scope="row">{input.label}</th>
                <td>
                  <NameInput input={input} columns={columns} />
                </td>
                {columns.length > 0 && <td className={css.sample}>{sampleOf(names[value])}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface NameProps extends Required<Pick<Props, 'columns'>> {
  readonly input: ReturnType<typeof inputOf> & { readonly label: string };
}
/** Chooses a column of the file; a stored name that the file doesn't have stays. */
function NameInput({ input, columns }: NameProps) {
  const k = useKitMessages();
  if (columns.length === 0)
    return (
      <TextInput {...input} isLabelHidden placeholder={k('usualNames')} maxLength={maxLength} spellCheck={false} />
    );
  const names = [...new Set([...columns.map(({ name }) => name), input.value])].filter(Boolean);
  return (
    <Select
      {...input}
      isLabelHidden
      choices={[{ value: '', label: k('usualNames') }, ...names.map((name) => ({ value: name, label: name }))]}
    />
  );
}

interface FieldProps {
  readonly screens: ResourceScreens;
  readonly edited: EditedRecord;
  readonly name: string;
  readonly columns: readonly FileColumn[];
}
/** The control of a field `columns`, with the columns of a file to choose from. */
export function ColumnsField({ screens: { resource, messages }, edited, name, columns }: FieldProps) {
  const t = useMessages(messages);
  const key = `${resource.label}.${name}`;
  return (
    <ColumnsControl
      field={fieldOf(resource, name)}
      label={t(key)}
      form={edited}
      t={t}
      messageKey={key}
      columns={columns}
    />
  );
}
