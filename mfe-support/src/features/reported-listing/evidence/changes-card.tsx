import { useFormat, useMessages } from '@porchlight/client';
import { DataTable, type Column } from '@porchlight/console-ui';
import {
  comparedFields,
  type ChangedField,
  type ListingChangesSince,
  type ReportedListing,
} from '@porchlight/contracts/catalog';
import { CardText, RecordCard } from '../../../shared/cards/record-card.tsx';
import { reportCalls } from '../../../shared/report-calls.ts';
import css from '../reported-listing.module.css';
import { evidenceMessages } from './messages/catalog.ts';
import { useValueText } from './use-value-text.ts';

interface Props {
  readonly reported: Pick<ReportedListing, 'id' | 'lang'>;
}
/** Published and current values of what changed of a listing since it was published. */
export function ChangesCard({ reported: { id, lang } }: Props) {
  const t = useMessages(evidenceMessages);
  const format = useFormat();
  const query = reportCalls.useGetReportedChangesQuery({ params: { id } });
  const publishedAt = query.currentData?.publishedAt;
  return (
    <RecordCard
      title={t('changes')}
      hint={publishedAt && t('publishedOn', { date: format.date(publishedAt) })}
      query={query}
    >
      {(changes) => <Changes changes={changes} lang={lang} />}
    </RecordCard>
  );
}

interface ChangesProps {
  readonly changes: ListingChangesSince;
  readonly lang: ReportedListing['lang'];
}
function Changes({ changes, lang }: ChangesProps) {
  const t = useMessages(evidenceMessages);
  const columns = useColumns(changes, lang);
  const { publishedAt, fields, photosAdded: added, photosRemoved: removed, otherFields, isPartial } = changes;
  const others = [
    ...(added + removed > 0 ? [t('photosChanged', { added, removed })] : []),
    ...(otherFields > 0 ? [t('otherFields', { count: otherFields })] : []),
    ...(isPartial ? [t('partial')] : []),
  ];
  if (publishedAt === undefined) return <CardText>{t('neverPublished')}</CardText>;
  if (fields.length + others.length === 0) return <CardText>{t('noChanges')}</CardText>;
  return (
    <>
      {fields.length > 0 && (
        <DataTable
          rows={fields.map((field) => ({ ...field, id: field.field }))}
          columns={columns}
          nameOf={({ field }) => t(`field.${field}`)}
          texts={{ caption: t('changes') }}
        />
      )}
      {others.length > 0 && (
        <div className={css.notes}>
          {others.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </>
  );
}

type Row = ChangedField & { readonly id: string };
const texts: ReadonlySet<string> = new Set(comparedFields.text);
const masked: ReadonlySet<string> = new Set(comparedFields.masked);

function useColumns({ currency }: ListingChangesSince, lang: ReportedListing['lang']): readonly Column<Row>[] {
  const t = useMessages(evidenceMessages);
  const format = useFormat();
  const textOf = useValueText(currency);
  const show = (field: ChangedField['field'], value: string | undefined) => {
    if (masked.has(field)) return t('hidden');
    if (value === undefined || value === '') return t('noValue');
    return (
      <span lang={texts.has(field) ? lang : undefined} className={css.text}>
        {textOf(field, value)}
      </span>
    );
  };
  return [
    { key: 'field', title: t('field'), render: ({ field }) => t(`field.${field}`), card: 'title' },
    { key: 'before', title: t('before'), render: ({ field, before }) => show(field, before), card: 'fact' },
    { key: 'after', title: t('after'), render: ({ field, after }) => show(field, after), card: 'fact' },
    { key: 'at', title: t('changedAt'), render: ({ changedAt }) => format.date(changedAt), card: 'fact' },
  ];
}
