import { useParams } from '@porchlight/client/router';
import { ConsolePage } from '@porchlight/console-ui';
import { UndoDismissal } from '../../shared/reports/undo-dismissal.tsx';
import { LoadedReports } from './loaded-reports.tsx';

/** Renders the reports of a listing, about which support decides at once. */
export function ReportedListingScreen() {
  const { id = '' } = useParams();
  return (
    <ConsolePage>
      <UndoDismissal />
      <LoadedReports key={id} id={id} />
    </ConsolePage>
  );
}
