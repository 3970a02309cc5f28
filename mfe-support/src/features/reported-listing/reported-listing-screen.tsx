import { useParams } from '@porchlight/client/router';
import { ConsolePage } from '@porchlight/console-ui';
import { LoadedReports } from './loaded-reports.tsx';

/** Renders the reports of a listing, about which support decides at once. */
export function ReportedListingScreen() {
  const { id = '' } = useParams();
  return (
    <ConsolePage>
      <LoadedReports key={id} id={id} />
    </ConsolePage>
  );
}
