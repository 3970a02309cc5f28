import { flash } from '@porchlight/client';
import { useDispatch } from '@porchlight/client/redux';
import { usePublicWords } from '../words/catalogue.ts';

/** Copies a text, by default a link, and says in a flash whether it could; a page without https has no clipboard at all. */
export function useCopy(): (text: string, done?: string) => Promise<void> {
  const t = usePublicWords();
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
