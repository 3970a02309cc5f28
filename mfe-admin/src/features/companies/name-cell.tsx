import { Link } from '@porchlight/client/router';
import { fillPath } from '@porchlight/contracts';
import type { AnyRecord } from '@porchlight/resource-kit';
import css from './companies.module.css';

/** Logo and name of a company in the list; the name of one in the trash is no link. */
export function NameCell({ record }: { readonly record: AnyRecord }) {
  const { id, name, logo, deletedAt } = record as AnyRecord & { readonly name: string; readonly logo?: string };
  return (
    <span className={css.name}>
      {logo && <img src={logo} alt="" width={32} height={32} loading="lazy" />}
      {deletedAt ? name : <Link to={fillPath('/admin/companies/:id', { id })}>{name}</Link>}
    </span>
  );
}
