import { loadWithRetry, useSession } from '@porchlight/client';
import { useLocation } from '@porchlight/client/router';
import { lazy, Suspense } from 'react';
import { isStaff } from '../account/my-account/is-staff.ts';
import { isConsolePath } from '../areas/areas.ts';
import { ConsentBanner } from '../consent/consent-banner.tsx';
import { useArrival } from '../consent/use-arrival.ts';
import { OfflinePart } from '../offline/offline-part.tsx';
import { contentPath } from '../routing/content-path.ts';
import { useBrandColours } from './use-brand-colours.ts';
import { useCardImpressions } from './use-card-impressions.ts';

const EditLink = lazy(() =>
  loadWithRetry(() => import(/* webpackChunkName: "edit-link" */ './edit-link/edit-link.tsx')).then(
    (file) => ({ default: file.EditLink }),
    () => ({ default: () => null }),
  ),
);

/**
 * Code that no first paint needs: the brand's colours, the consent banner, offline use, the report of listing cards on
 * screen, and for staff the link to the editor of the page.
 */
export function IdlePart() {
  const { role } = useSession();
  const path = contentPath(useLocation());
  useArrival();
  useBrandColours();
  useCardImpressions();
  return (
    <>
      <ConsentBanner />
      <OfflinePart />
      {isStaff(role) && !isConsolePath(path) && (
        <Suspense>
          <EditLink />
        </Suspense>
      )}
    </>
  );
}
