import { useFormat, useLanguage, useMessages, useNow, usePermission, useSession } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { RowsSkeleton } from '@porchlight/console-ui';
import type { PermissionName } from '@porchlight/contracts';
import type { LastEdit } from '@porchlight/contracts/accounts';
import { callsOf, nameOf, useStaffNames, type AnyRecord } from '@porchlight/resource-kit';
import { Button, Card, Notice } from '@porchlight/ui';
import { dashboardCalls } from '../dashboard-calls.ts';
import { dashboardMessages } from '../messages/catalog.ts';
import { editedRecords } from './edited-records.ts';
import css from '../dashboard.module.css';

/** Permission of each page, by its path. */
export type PagePermissions = ReadonlyMap<string, PermissionName | undefined>;

/** Records that staff changed lately, of those that the user may view. */
export function LastEdits({ pages }: { readonly pages: PagePermissions }) {
  const t = useMessages(dashboardMessages);
  const { data, isError, refetch } = dashboardCalls.lastEdits.useQuery(undefined, { refetchOnMountOrArgChange: true });
  const names = useStaffNames(data?.edits.map(({ actorId }) => actorId) ?? []);
  return (
    <Card isPadded className={css.edits}>
      <h2>{t('edits')}</h2>
      {isError && (
        <Notice tone="warn" acts={<Button onClick={() => void refetch()}>{t('retry')}</Button>}>
          {t('failed')}
        </Notice>
      )}
      {!isError && !data && <RowsSkeleton rows={5} label={t('loading')} />}
      {data?.edits.length === 0 && <p>{t('noEdits')}</p>}
      {data && data.edits.length > 0 && (
        <ul className={css.tasks}>
          {data.edits.map((edit) => (
            <Edit key={`${edit.resource} ${edit.recordId}`} edit={edit} names={names} pages={pages} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface EditProps {
  readonly edit: LastEdit;
  readonly names: ReadonlyMap<string, string>;
  readonly pages: PagePermissions;
}
function Edit({ edit: { resource: label, recordId, action, at, actorId }, names, pages }: EditProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormat();
  const now = useNow();
  const { user } = useSession();
  const language = useLanguage();
  const { resource, name, path } = editedRecords[label];
  const mayOpen = usePermission(pages.get(path) ?? resource.permissions.view);
  const { data } = callsOf(resource).show.useQuery({ params: { id: recordId } });
  const record = data as AnyRecord | undefined;
  const kind = t(`kind.${label}`);
  const title = record ? nameOf({ name }, record, language) : kind;
  const author = actorId === user?.id ? t('you') : actorId && names.get(actorId);
  const line = { kind, act: t(`act.${action}`), age: format.ago(at, now) };
  return (
    <li>
      {mayOpen && record && !record.deletedAt ? <Link to={path.replace(':id', recordId)}>{title}</Link> : title}
      <small>{author ? t('editedBy', { ...line, name: author }) : t('editedLine', line)}</small>
    </li>
  );
}
