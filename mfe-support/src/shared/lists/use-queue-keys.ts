import { useNavigate } from '@porchlight/client/router';
import { useKeys } from '@porchlight/console-ui';

interface Queue {
  /** Records of the queue in order; undefined while it is loaded. */
  readonly queue: readonly { readonly id: string }[] | undefined;
  readonly currentId: string;
  readonly pathOf: (id: string) => string;
}

/** Opens the next record of a queue with J, and the previous one with K. */
export function useQueueKeys({ queue = [], currentId, pathOf }: Queue): void {
  const navigate = useNavigate();
  const place = queue.findIndex(({ id }) => id === currentId);
  const open = (at: number) => {
    const found = queue[at];
    if (found) navigate(pathOf(found.id));
  };
  useKeys({ j: () => open(place + 1), k: () => open(place - 1) });
}
