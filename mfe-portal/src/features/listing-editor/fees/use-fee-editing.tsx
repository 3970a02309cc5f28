import { useState, type ReactNode } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';
import { FeeDialog } from './fee-dialog.tsx';

/**
 * Returns a function that opens the dialog of a fee, and the dialog. It has a form of its own, outside of the
 * listing's.
 */
export function useFeeEditing({ values: { fees = [] }, set }: ListingForm): {
  readonly edit: (position?: number) => void;
  readonly dialog: ReactNode;
} {
  const [opened, setOpened] = useState<{ readonly position: number; readonly count: number }>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    edit: (position = fees.length) => {
      setOpened((before) => ({ position, count: (before?.count ?? 0) + 1 }));
      setOpen(true);
    },
    // The closed dialog stays until the next one: closing it returns the focus to the button that opened it.
    dialog: opened && (
      <FeeDialog
        key={opened.count}
        fee={fees[opened.position]}
        isOpen={isOpen}
        onClose={close}
        onDone={(fee) => {
          set('fees', [...fees.slice(0, opened.position), fee, ...fees.slice(opened.position + 1)]);
          close();
        }}
      />
    ),
  };
}
