import { Notice, Button } from '@porchlight/ui';
import { useRef } from 'react';
import { usePublicMessages } from '../../messages/catalog.ts';
import { DeferredPart, type DeferredPartProps } from './deferred-part.tsx';
import { useNearViewport } from './use-near-viewport.ts';

/** Renders a part whose code is loaded when the reader scrolls near it. */
export function NearPart<P extends object>({
  className,
  ...part
}: Pick<DeferredPartProps<P>, 'part' | 'props' | 'placeholder'> & { readonly className?: string | undefined }) {
  const t = usePublicMessages();
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} className={className}>
      <DeferredPart
        {...part}
        isWanted={useNearViewport(ref)}
        failed={(tryAgain) => (
          <Notice tone="danger" role="alert" acts={<Button onClick={tryAgain}>{t('tryAgain')}</Button>}>
            {t('contentFailed')}
          </Notice>
        )}
      />
    </div>
  );
}
