/** Runs a callback as soon as an element exists and is ready, waiting at most 5 s; returns a function that cancels. */
export function whenElementReady<T extends Element>(
  find: () => T | null,
  act: (found: T) => void,
  isReady: () => boolean = () => true,
): () => void {
  const attempt = () => {
    const found = find();
    if (!found || !isReady()) return false;
    act(found);
    return true;
  };
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(() => {
    stop();
  }, 5000);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
