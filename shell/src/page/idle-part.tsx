import { ConsentBanner } from '../consent/consent-banner.tsx';
import { useArrival } from '../consent/use-arrival.ts';
import { OfflinePart } from '../offline/offline-part.tsx';
import { useBrandColours } from './use-brand-colours.ts';
import { useCardImpressions } from './use-card-impressions.ts';

/**
 * Code that no first paint needs: the brand's colours, the consent banner, offline use and the report of listing cards
 * on screen.
 */
export function IdlePart() {
  useArrival();
  useBrandColours();
  useCardImpressions();
  return (
    <>
      <ConsentBanner />
      <OfflinePart />
    </>
  );
}
