import { useIsPhone } from '../use-is-phone.ts';
import { CardList } from './card-list.tsx';
import type { DataTableProps } from './column.ts';
import { RowTable } from './row-table.tsx';

/** Rows of a list: a table with a sticky header, and cards at the width of a phone. */
export const DataTable = <Row extends { readonly id: string }>(props: DataTableProps<Row>) =>
  useIsPhone() ? <CardList {...props} /> : <RowTable {...props} />;
