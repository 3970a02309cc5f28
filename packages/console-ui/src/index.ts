/** Shared components of the consoles (portal, admin, support), built on Mantine. */
export { ConsolePage } from './console-page.tsx';
export { FieldDiff, type FieldDifference, type Side } from './form/field-diff.tsx';
export { FieldGroup, FormLayout, FormSection, Languages } from './form/form-layout.tsx';
export { KeyValue, type Fact } from './key-value.tsx';
export { LinkList } from './link-list.tsx';
export { PageHeader, type Breadcrumb } from './page-header.tsx';
export { ConfirmDialog } from './states/confirm-dialog.tsx';
export { ErrorState, PageMessage, RowsSkeleton } from './states/page-states.tsx';
export { StatusBadge, type StatusTone } from './status-badge.tsx';
export { BulkBar } from './table/bulk-bar.tsx';
export type { Column, Sort } from './table/column.ts';
export { DataTable } from './table/data-table.tsx';
export { FilterBar, FilterSelect } from './table/filter-bar.tsx';
export { ListCard, type ListCardProps, type ListView } from './table/list-card.tsx';
export { FooterBar, TableFooter } from './table/table-footer.tsx';
export { Timeline, type TimelineEntry } from './timeline.tsx';
export { useIsPhone } from './use-is-phone.ts';
