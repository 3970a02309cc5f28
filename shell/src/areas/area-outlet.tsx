import type { AreaManifest } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { memo, Suspense, use, useCallback, useState } from 'react';
import { AreaRoutes } from '../routing/area-routes.tsx';
import type { AreaSource } from './area-source.ts';
import { Boundary } from './boundary.tsx';
import { LoadingPart } from './loading-part.tsx';

interface Props {
  readonly area: AreaEntry;
  readonly source: AreaSource;
  readonly path: string;
}

function Opened({ opening, path }: { readonly opening: Promise<AreaManifest>; readonly path: string }) {
  return <AreaRoutes manifest={use(opening)} path={path} />;
}

/**
 * Renders one area in its own error boundary, so that loading, failures and retries do not affect the rest of the page.
 * Use the area name as key.
 */
export const AreaOutlet = memo(function AreaOutlet({ area, source, path }: Props) {
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => {
    source.evict(area);
    setAttempt((before) => before + 1);
  }, [area, source]);
  return (
    <Boundary onRetry={retry}>
      <Suspense key={attempt} fallback={<LoadingPart />}>
        <Opened opening={source.open(area, path)} path={path} />
      </Suspense>
    </Boundary>
  );
});
