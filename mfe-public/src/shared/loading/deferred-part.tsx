import { Suspense, type ComponentType, type ReactNode } from 'react';
import { useLazyPart, type LazyPart } from './lazy-part.ts';

export interface DeferredPartProps<P extends object> {
  readonly part: LazyPart<ComponentType<P>>;
  readonly props: P;
  /** Loading starts once this is true. */
  readonly isWanted: boolean;
  /** Rendered until the part is loaded. */
  readonly placeholder?: ReactNode;
  /** Rendered instead of a part that failed to load; `tryAgain` retries. */
  readonly failed?: (tryAgain: () => void) => ReactNode;
  /** Called once per failure; the caller then resets `isWanted` until the next request. */
  readonly onFail?: () => void;
}

/** Renders a part whose code is loaded on demand. The server and the first render show the placeholder. */
export function DeferredPart<P extends object>({
  part,
  props,
  isWanted,
  placeholder,
  failed,
  onFail,
}: DeferredPartProps<P>) {
  const { part: Part, isFailed, retry } = useLazyPart(part, isWanted, onFail);
  // The part's messages may still be loading: without its own boundary the whole page would suspend.
  if (Part)
    return (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    );
  return isFailed && failed ? failed(retry) : placeholder;
}
