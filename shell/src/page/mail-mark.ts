import { markIn } from '@porchlight/contracts';

/** Takes the mark of a mail off the address of the page, so that whoever copies the address passes nothing on. */
export function takeMailMark(): string | undefined {
  const { hash, pathname, search } = window.location;
  const mark = markIn(hash);
  if (mark !== undefined) window.history.replaceState(window.history.state, '', pathname + search);
  return mark;
}
