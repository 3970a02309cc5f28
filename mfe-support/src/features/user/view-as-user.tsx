import { ViewAsAct } from '@porchlight/resource-kit';
import { userPath } from '../../shared/support-paths.ts';
import type { UserActProps } from './user-acts.tsx';

/** Opens the site as the user sees it, in a tab that returns to the record. */
export const ViewAsUser = ({ user: { id, name } }: UserActProps) => (
  <ViewAsAct userId={id} name={name} recordPath={userPath(id)} />
);
