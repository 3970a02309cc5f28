import { useNavigate } from '@porchlight/client/router';
import { DataTable, FooterBar, type Column } from '@porchlight/console-ui';
import { EmptyState } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './lists.module.css';

/** What a list shows instead of rows when it has none. */
export interface EmptyList {
  readonly title: string;
  readonly text?: string;
  readonly acts?: ReactNode;
}
/** Rows that link to their records. */
export interface RowListProps<Row extends { readonly id: string }> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  /** Returns the path of the record of a row; undefined for users who may not open it. */
  readonly pathOf: ((id: string) => string) | undefined;
  /** Name of the table for screen readers. */
  readonly caption: string;
  readonly empty: EmptyList;
  /** Number of the rows, as a sentence. */
  readonly count: string;
}
interface Props<Row extends { readonly id: string }> extends RowListProps<Row> {
  readonly isStale?: boolean;
  /** Links to the pages of the list. */
  readonly children?: ReactNode;
}

/** Table of records with their number; a text when it has none. */
export function RowList<Row extends { readonly id: string }>(props: Props<Row>) {
  const { rows, columns, nameOf, pathOf, caption, empty, count, isStale = false, children } = props;
  const navigate = useNavigate();
  if (rows.length === 0)
    return (
      <div role="status" className={css.empty}>
        <EmptyState title={empty.title} acts={empty.acts}>
          {empty.text}
        </EmptyState>
      </div>
    );
  return (
    <>
      <DataTable<Row>
        rows={rows}
        columns={columns}
        nameOf={nameOf}
        isStale={isStale}
        texts={{ caption }}
        onOpen={pathOf && (({ id }) => navigate(pathOf(id)))}
      />
      <FooterBar>
        <p role="status">{count}</p>
        {children}
      </FooterBar>
    </>
  );
}
