import type { Pagination } from '@porchlight/contracts';
import { PageLinks } from '../page-links.tsx';
import { LoadedList, type LoadedListProps } from './loaded-list.tsx';

type Props<Page, Row extends { readonly id: string }> = Omit<LoadedListProps<Page, Row>, 'linksOf'>;

/** List of records with numbered pages. */
export const PageList = <Page extends { readonly pagination: Pagination }, Row extends { readonly id: string }>(
  props: Props<Page, Row>,
) => <LoadedList {...props} linksOf={({ pagination }) => <PageLinks pagination={pagination} />} />;
