import { useEffect, useRef, type MouseEvent } from 'react';
import { useAfterSave } from '../form/use-after-save.ts';
import type { ListingForm } from '../form/use-listing-form.ts';

/**
 * Returns the click handler of a link to the preview of a draft. A draft that is being saved is saved first: its tab is
 * opened at once, as browsers demand, and stays empty until then.
 */
export function usePreviewTab(form: ListingForm, path: string): (event: MouseEvent) => void {
  const { isSaving, run } = useAfterSave(form);
  const waiting = useRef<Window>(null);
  useEffect(() => () => waiting.current?.close(), []);
  return (event) => {
    if (!isSaving) return;
    const tab = window.open('', '_blank');
    if (!tab) return;
    event.preventDefault();
    waiting.current = tab;
    run(() => {
      tab.location.replace(path);
      waiting.current = null;
    });
  };
}
