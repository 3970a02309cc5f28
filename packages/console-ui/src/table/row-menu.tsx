import { Icon, Menu, type MenuItem } from '@porchlight/ui';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import css from './table.module.css';

/** Menu of the actions on one row; renders nothing without actions. */
export const RowMenu = ({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) =>
  items.length > 0 ? (
    <Menu name={label} items={items} buttonClass={css.menuButton ?? ''} label={<Icon of={IconDotsVertical} />} />
  ) : null;
