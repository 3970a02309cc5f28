import { useParams } from '@porchlight/client/router';
import { RenterDetail } from './renter-detail.tsx';
import { RenterList } from './renter-list.tsx';

/** Screens of renters: list, and one renter. */
export function RentersScreen() {
  const { id } = useParams();
  return id === undefined ? <RenterList /> : <RenterDetail />;
}
