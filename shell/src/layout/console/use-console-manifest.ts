import type { AreaManifest } from '@porchlight/client';
import type { AreaEntry } from '@porchlight/contracts/internal';
import { useEffect, useState } from 'react';
import type { AreaSource } from '../../areas/area-source.ts';

/** Returns the manifest of a console; undefined while it loads, or when it failed to. */
export function useConsoleManifest(area: AreaEntry | undefined, path: string, source: AreaSource) {
  const [manifest, setManifest] = useState<AreaManifest>();
  useEffect(() => {
    if (!area) return undefined;
    let isCurrent = true;
    source.open(area, path).then(
      (opened) => {
        if (isCurrent) setManifest(opened);
      },
      () => undefined, // the content of the page reports the failure
    );
    return () => {
      isCurrent = false;
    };
  }, [area, path, source]);
  return manifest?.name === area?.name ? manifest : undefined;
}
