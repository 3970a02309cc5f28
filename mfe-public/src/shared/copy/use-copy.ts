import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { useCopyMessages } from './messages/catalog.ts';

/**
 * Returns a function that copies a text and shows a flash message about the result. Without HTTPS there is no
 * clipboard.
 */
export function useCopy(): (text: string, done?: string) => Promise<void> {
  const t = useCopyMessages();
  const dispatch = useDispatch();
  return async (text, done = t('shared')) => {
    try {
      await navigator.clipboard.writeText(text);
      dispatch(flash({ type: 'success', text: done }));
    } catch {
      dispatch(flash({ type: 'warning', text: t('shareFailed') }));
    }
  };
}
