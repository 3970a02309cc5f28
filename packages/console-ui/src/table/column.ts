import type { MenuItem } from '@porchlight/ui';
import type { ReactNode } from 'react';

/**
 * Place of a column in the card that phones show; an action stands under the title of its column. Default: not in the
 * card.
 */
export type CardPlace = 'title' | 'status' | 'fact' | 'action';
/** Column of a table, and its place in the card of a phone. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  readonly isNumeric?: boolean;
  readonly card?: CardPlace | ((row: Row) => CardPlace);
}
export interface Sort {
  readonly column: string;
  readonly isDescending: boolean;
}
export interface TableTexts {
  /** Name of the table for screen readers. */
  readonly caption: string;
  /** Names of the checkboxes; for rows that can be selected. */
  readonly selectAll?: string;
  readonly selectRow?: (name: string) => string;
  /** Names of the menus and their column; for rows with actions. */
  readonly rowMenu?: (name: string) => string;
  readonly actions?: string;
}
export interface DataTableProps<Row extends { readonly id: string }> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly nameOf: (row: Row) => string;
  readonly texts: TableTexts;
  readonly sort?: Sort | undefined;
  readonly onSort?: ((sort: Sort) => void) | undefined;
  /** Ids of the selected rows. Without it rows cannot be selected. */
  readonly selected?: ReadonlySet<string> | undefined;
  readonly onSelect?: ((ids: ReadonlySet<string>) => void) | undefined;
  readonly rowActions?: ((row: Row) => readonly MenuItem[]) | undefined;
  /** Opens a row on a click beside its link; for the mouse only. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Dims the rows while newer ones are loaded. */
  readonly isStale?: boolean;
}
