import { useParams } from '@porchlight/client/router';
import { ConsolePage } from '@porchlight/console-ui';
import { StaffOnly } from '@porchlight/resource-kit';
import { LoadedCompany } from './loaded-company.tsx';

/** Renders the record of a company: its facts, and one card each for its money, users, homes, orders and history. */
export function CompanyScreen() {
  const { id = '' } = useParams();
  return (
    <ConsolePage>
      <StaffOnly permission="showCompany">
        <LoadedCompany key={id} id={id} />
      </StaffOnly>
    </ConsolePage>
  );
}
