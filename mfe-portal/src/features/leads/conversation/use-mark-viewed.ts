import { useEffect } from 'react';
import { leadsCalls } from '../leads-calls.ts';

/** Records once that the landlord opened a lead: the renter sees that the message was read. */
export function useMarkViewed(id: string, isAllowed: boolean): void {
  const [view] = leadsCalls.useViewLeadMutation();
  useEffect(() => {
    if (isAllowed) void view({ params: { id } });
  }, [view, id, isAllowed]);
}
