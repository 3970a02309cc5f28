import type { ApiError } from '@porchlight/client';
import { Link } from '@porchlight/client/router';
import { ErrorState, ListCard, RowsSkeleton, type ListView } from '@porchlight/console-ui';
import type { ReactNode } from 'react';
import { RowList, type RowListProps } from './row-list.tsx';

export interface LoadedListProps<Page, Row extends { readonly id: string }> {
  /** State of the call that loads the page. */
  readonly call: {
    readonly currentData?: Page | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly columns: RowListProps<Row>['columns'];
  /** Returns what the loaded page shows. */
  readonly show: (page: Page) => Omit<RowListProps<Row>, 'columns'>;
  /** Returns the links to the other pages. */
  readonly linksOf: (page: Page) => ReactNode;
  readonly views?: readonly ListView[];
  /** Name of the links to the views; of the list if it has one view. */
  readonly label: string;
  readonly texts: { readonly loading: string; readonly failed: string; readonly tryAgain: string };
}

/** List of records of which one page is loaded, with links to its views and pages. */
export function LoadedList<Page, Row extends { readonly id: string }>(props: LoadedListProps<Page, Row>) {
  const { call, columns, show, linksOf, views = [], label, texts } = props;
  const { currentData, error, isFetching, refetch } = call;
  return (
    <ListCard views={views} viewsLabel={label} link={Link}>
      {Boolean(error) && (
        <ErrorState
          title={texts.failed}
          message={(error as ApiError).message}
          retryText={texts.tryAgain}
          onRetry={() => void refetch()}
        />
      )}
      {!currentData && !error && <RowsSkeleton label={texts.loading} />}
      {currentData && !error && (
        <RowList {...show(currentData)} columns={columns} isStale={isFetching}>
          {linksOf(currentData)}
        </RowList>
      )}
    </ListCard>
  );
}
