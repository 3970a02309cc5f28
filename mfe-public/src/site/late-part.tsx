import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

export interface LatePartProps<P extends object> {
  /** Fetches the code; the same function at every drawing. */
  readonly load: () => Promise<ComponentType<P>>;
  readonly props: P;
  /** Nothing is fetched before. */
  readonly isWanted: boolean;
  /** Keeps the place of the part until it is there. */
  readonly place?: ReactNode;
  /** Instead of a part that could not be fetched; it may ask for another try. */
  readonly failed?: (tryAgain: () => void) => ReactNode;
  readonly onFail?: () => void;
}

/** A part of a page whose code is fetched when it is wanted. The server and the first paint draw its place alone. */
export function LatePart<P extends object>({ load, props, isWanted, place, failed, onFail }: LatePartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [isFailed, setIsFailed] = useState(false);
  const isAsked = isWanted && !Part && !isFailed;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    load().then((part) => { if (!isGone) setPart(() => part); }, () => { if (!isGone) { setIsFailed(true); onFail?.(); } });
    return () => { isGone = true; };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one attempt for each time it is asked for
  }, [isAsked, load]);
  if (Part) return <Part {...props} />;
  return isFailed && failed ? failed(() => setIsFailed(false)) : place;
}
