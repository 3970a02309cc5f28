import { IconButton } from '@porchlight/ui';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import css from './bulk-bar.module.css';

/** Dark bar with the actions on the selected rows; fixed at the bottom of a phone. */
export const BulkBar = ({
  label,
  clearText,
  onClear,
  children,
}: {
  /** '2 selected' */
  readonly label: string;
  readonly clearText: string;
  readonly onClear: () => void;
  /** Buttons of the actions. */
  readonly children: ReactNode;
}) => (
  <div className={css.bar}>
    <strong role="status">{label}</strong>
    <div className={css.actions}>
      {children}
      <IconButton icon={IconX} label={clearText} onClick={onClear} />
    </div>
  </div>
);
