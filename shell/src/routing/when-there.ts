/** Does something with an element as soon as it is there, for five seconds at most; gives the way to stop waiting. */
export function whenThere<T extends Element>(
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
