import { classNames, VisuallyHidden } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './number-table.module.css';

export interface NumberColumn {
  readonly key: string;
  readonly title: string;
  /** Language of the title, where it is not that of the page. */
  readonly lang?: string | undefined;
  readonly isTotal?: boolean;
}
export interface NumberRow {
  readonly key: string;
  readonly title: ReactNode;
  /** Formatted, in the order of the columns. */
  readonly values: readonly string[];
}
export interface NumberTableProps {
  /** Name of the table for screen readers. */
  readonly caption: string;
  /** Title of the column of row titles. */
  readonly rowTitle: string;
  readonly columns: readonly NumberColumn[];
  readonly rows: readonly NumberRow[];
}

/** Table of numbers with titles of rows and columns. It scrolls sideways where it is wider than its place. */
export const NumberTable = ({ caption, rowTitle, columns, rows }: NumberTableProps) => (
  <div className={css.box}>
    <table className={css.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{rowTitle}</th>
          {columns.map(({ key, title, lang }) => (
            <th key={key} scope="col" lang={lang}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, title, values }) => (
          <tr key={key}>
            <th scope="row">{title}</th>
            {columns.map((column, at) => (
              <td key={column.key} className={classNames(column.isTotal && css.total)}>
                {values[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
