import { useParams } from '@porchlight/client/router';
import { ConsolePage } from '@porchlight/console-ui';
import { LoadedUser } from './loaded-user.tsx';

/** Renders the record of a user. */
export function UserScreen() {
  const { id = '' } = useParams();
  return (
    <ConsolePage>
      <LoadedUser key={id} id={id} />
    </ConsolePage>
  );
}
