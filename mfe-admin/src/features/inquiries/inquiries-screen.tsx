import { useParams } from '@porchlight/client/router';
import { InquiryDetail } from './inquiry-detail.tsx';
import { InquiryList } from './inquiry-list.tsx';

/** Screens of inquiries: list, and one inquiry. */
export function InquiriesScreen() {
  const { id } = useParams();
  return id === undefined ? <InquiryList /> : <InquiryDetail />;
}
