import { OfflinePart } from '../offline/offline-part.tsx';
import { useCardImpressions } from './use-card-impressions.ts';

/** Code that no first paint needs: support of offline use and the report of listing cards on screen. */
export function IdlePart() {
  useCardImpressions();
  return <OfflinePart />;
}
