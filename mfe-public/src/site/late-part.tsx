import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useLazyPart, type LazyPart } from './lazy-part.ts';

export interface LatePartProps<P extends object> {
  readonly part: LazyPart<ComponentType<P>>;
  readonly props: P;
  /** Nothing is fetched before. */
  readonly isWanted: boolean;
  /** Keeps the place of the part until it is there. */
  readonly place?: ReactNode;
  /** Instead of a part that could not be fetched; it may ask for another try. */
  readonly failed?: (tryAgain: () => void) => ReactNode;
  /** Told once for each failure; whoever listens takes the wish back until it is asked for again. */
  readonly onFail?: () => void;
}

/** A part of a page whose code is fetched when it is wanted. The server and the first paint draw its place alone. */
export function LatePart<P extends object>({ part, props, isWanted, place, failed, onFail }: LatePartProps<P>) {
  const { part: Part, isFailed, retry } = useLazyPart(part, isWanted, onFail);
  // Its words may still be on their way: without a boundary of its own the whole page would wait for them, hidden.
  if (Part)
    return (
      <Suspense fallback={place}>
        <Part {...props} />
      </Suspense>
    );
  return isFailed && failed ? failed(retry) : place;
}
