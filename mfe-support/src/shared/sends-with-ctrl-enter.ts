import type { KeyboardEvent } from 'react';

/** Props of a field with which Ctrl (or Command) and Enter send its form. */
export const sendsWithCtrlEnter = {
  onKeyDown: (event: KeyboardEvent<HTMLSelectElement | HTMLTextAreaElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  },
};
