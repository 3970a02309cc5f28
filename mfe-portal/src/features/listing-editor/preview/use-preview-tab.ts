import { useEffect, useRef, type MouseEvent } from 'react';
import type { ListingForm } from '../form/use-listing-form.ts';

/**
 * Returns the click handler of a link to the preview of a draft. A draft that is being saved is saved first: its tab is
 * opened at once, as browsers demand, and stays empty until then. What cannot be saved is not waited for.
 */
export function usePreviewTab(form: ListingForm, path: string): (event: MouseEvent) => void {
  const { isDraft, isBusy, autosave } = form;
  const tab = useRef<Window>(null);
  const isSaving = isDraft && (isBusy || autosave.state === 'saving');
  useEffect(() => {
    if (isSaving) return;
    tab.current?.location.replace(path);
    tab.current = null;
  }, [isSaving, path]);
  useEffect(() => () => tab.current?.close(), []);
  return (event) => {
    if (!isSaving) return;
    tab.current = window.open('', '_blank');
    if (!tab.current) return;
    event.preventDefault();
    autosave.flush();
  };
}
