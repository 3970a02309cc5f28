import { useSearchParams } from '@porchlight/client/router';
import { FormDetail } from './form-detail.tsx';
import { FormList } from './form-list.tsx';

/** Screen of the forms of the site, or of one form with its messages. */
export function FormsScreen() {
  const [query] = useSearchParams();
  const id = query.get('form');
  return id ? <FormDetail key={id} id={id} /> : <FormList />;
}
