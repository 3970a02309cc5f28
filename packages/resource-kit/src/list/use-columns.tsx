import { useFormat, useLanguage, useMessages, type Messages, type Translate } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { StatusBadge, type Column, type StatusTone } from '@porchlight/console-ui';
import { fillPath, type AnyResource, type FilterValues, type FormControl } from '@porchlight/contracts';
import { isTranslated, nameOf, textOf, type AnyRecord, type ResourceScreens } from '../resource-screens.ts';
import { useKitMessages } from '../messages/catalog.ts';
import { RecordValue } from '../record/record-value.tsx';
import { LanguageBadges } from './language-badges.tsx';

const tones: Readonly<Record<string, StatusTone>> = {
  published: 'ok',
  active: 'ok',
  scheduled: 'info',
  changed: 'warn',
};
const languagesKey = 'languages';

/** Returns the columns of a list, made from the columns of the contract and the values that its records hold. */
export function useColumns(
  screens: ResourceScreens,
  t: Translate<Messages>,
  rows: readonly AnyRecord[],
): readonly Column<AnyRecord>[] {
  const { resource, paths, name } = screens;
  const k = useKitMessages();
  const language = useLanguage();
  const format = useFormat();
  const sorts: readonly string[] = resource.list.sort;
  const named = namedValues(resource);
  const target = paths.show ?? paths.edit;
  const valueOf = (key: string, record: AnyRecord) => {
    const text = textOf(record[`${key}Name`] ?? record[key], language);
    if (key === 'updatedAt') return <time dateTime={text}>{format.date(text)}</time>;
    if (key === 'state')
      return <StatusBadge tone={tones[text] ?? 'quiet'}>{t(`${resource.label}.state.${text}`)}</StatusBadge>;
    if (named.has(key)) return t(`${resource.label}.${key}.${text}`);
    if (key !== name) return <CellValue screens={screens} name={key} record={record} text={text} />;
    const label = nameOf(screens, record, language);
    return target && !record.deletedAt ? <Link to={fillPath(target, { id: record.id })}>{label}</Link> : label;
  };
  const columns = (resource.list.columns as readonly string[]).map((key): Column<AnyRecord> => ({
    key,
    title: key === 'updatedAt' ? k('updatedAt') : t(`${resource.label}.${key}`),
    isSortable: sorts.includes(key),
    isNumeric: isNumeric(key, rows),
    render: (record) => {
      const Cell = screens.cells?.[key];
      return Cell ? <Cell record={record} /> : valueOf(key, record);
    },
    // Cards have no titles of columns: of the numbers only amounts are clear without them.
    ...(isNumeric(key, rows) && fieldOf(resource, key)?.control !== 'money' ? {} : placeOf(key, name)),
  }));
  const translated = rows.some((row) => isTranslated(row[name]));
  return translated ? [...columns.slice(0, -1), languagesColumn(k(languagesKey), name), ...columns.slice(-1)] : columns;
}

const formatted: ReadonlySet<FormControl> = new Set(['money', 'time']);
/** Value of a cell; amounts and times as the record shows them, other numbers in the language of the page. */
function CellValue({
  screens: { resource, messages },
  name,
  record,
  text,
}: {
  readonly screens: ResourceScreens;
  readonly name: string;
  readonly record: AnyRecord;
  readonly text: string;
}) {
  const t = useMessages(messages);
  const format = useFormat();
  const value = record[name];
  const field = fieldOf(resource, name);
  if (typeof value === 'number' && field?.control !== 'money') return format.number(value);
  if (!field || !formatted.has(field.control) || text === '') return text;
  return <RecordValue field={field} value={value} t={t} messageKey={`${resource.label}.${name}`} />;
}

const fieldOf = ({ form }: AnyResource, name: string) =>
  (form as readonly AnyResource['form'][number][]).find((field) => field.name === name);
const isNumeric = (key: string, rows: readonly AnyRecord[]) => {
  const values = rows.map((row) => row[key]).filter((value) => value !== undefined);
  return values.length > 0 && values.every((value) => typeof value === 'number');
};
/** Returns the fields whose values have a message: those that the list filters by. */
const namedValues = ({ list }: AnyResource) =>
  new Set(
    Object.entries((list.filters ?? {}) as Record<string, FilterValues>).flatMap(([key, values]) =>
      values === 'id' ? [] : [key],
    ),
  );
const languagesColumn = (title: string, name: string): Column<AnyRecord> => ({
  key: languagesKey,
  title,
  render: (record) => <LanguageBadges text={record[name]} />,
});
function placeOf(key: string, name: string): Pick<Column<AnyRecord>, 'card'> {
  if (key === name) return { card: 'title' };
  return key === 'state' ? { card: 'status' } : { card: 'fact' };
}
