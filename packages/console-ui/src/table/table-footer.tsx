import { Button, Select } from '@porchlight/ui';
import type { ReactNode } from 'react';
import css from './table-footer.module.css';

export interface TableFooterProps {
  /** '1–25 of 86' */
  readonly range: string;
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  readonly perPage: number;
  readonly pageSizes: readonly number[];
  readonly onPerPage: (perPage: number) => void;
  readonly texts: {
    readonly previous: string;
    readonly next: string;
    readonly perPage: string;
    readonly size: (count: number) => string;
  };
}

/** Bar below a list: its count or range on the left, the controls of its pages on the right. */
export const FooterBar = ({ children }: { readonly children: ReactNode }) => <div className={css.bar}>{children}</div>;

/** Footer of a table: the visible range, the page size, and buttons for the previous and the next page. */
export const TableFooter = ({
  range,
  page,
  pageCount,
  onPage,
  perPage,
  pageSizes,
  onPerPage,
  texts,
}: TableFooterProps) => (
  <FooterBar>
    <p role="status">{range}</p>
    <div className={css.size}>
      <Select
        label={texts.perPage}
        isLabelHidden
        look="bare"
        value={String(perPage)}
        choices={pageSizes.map((size) => ({ value: String(size), label: texts.size(size) }))}
        onChange={(event) => onPerPage(Number(event.target.value))}
      />
    </div>
    <div className={css.steps}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {texts.previous}
      </Button>
      <Button disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {texts.next}
      </Button>
    </div>
  </FooterBar>
);
