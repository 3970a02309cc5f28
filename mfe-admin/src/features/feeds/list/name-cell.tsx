import { usePermission } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import { feedLogPath } from '@porchlight/resource-kit';
import { feedOf, type CellProps } from './feed-of.ts';
import css from './list.module.css';

/** Name of a feed with the host of its address. It leads to the form, or to the log for users who may only view it. */
export function NameCell({ record }: CellProps) {
  const { id, name, address } = feedOf(record);
  return (
    <span className={css.name}>
      {record.deletedAt ? name : <NameLink id={id} name={name} />}
      <span className={css.host}>{hostOf(address)}</span>
    </span>
  );
}

function NameLink({ id, name }: { readonly id: string; readonly name: string }) {
  const canModify = usePermission('modifyFeeds');
  const mayShowLog = usePermission('showFeedLogs');
  if (canModify) return <Link to={fillPath('/admin/feeds/:id/edit', { id })}>{name}</Link>;
  return mayShowLog ? <Link to={feedLogPath(id)}>{name}</Link> : name;
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);
