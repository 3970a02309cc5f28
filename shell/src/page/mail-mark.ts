import { parseMailMark } from '@porchlight/contracts';

/**
 * Removes the tracking mark of an email from the URL fragment and returns it, so that a copied URL does not contain it.
 */
export function extractMailMark(): string | undefined {
  const { hash, pathname, search } = window.location;
  const mark = parseMailMark(hash);
  if (mark !== undefined) window.history.replaceState(window.history.state, '', pathname + search);
  return mark;
}
