import { useNavigate } from '@porchlight/client/router';
import { useState } from 'react';
import { addressOf, changed, type Asked, type Filters } from './results-address.ts';

/** The wishes as the page shows them, and how they change. */
export interface Wishes {
  readonly filters: Filters;
  readonly base: string;
  readonly change: (patch: Filters) => void;
  /** Replaces all wishes at once. */
  readonly replace: (filters: Filters) => void;
}

/** The address is the state; what was just tapped shows at once, while its address is still on its way. */
export function useWishes(base: string, asked: Asked): Wishes {
  const navigate = useNavigate();
  // Held until the address is read anew: by identity, for the way back to the same address must not bring it back.
  const [ahead, setAhead] = useState<{ readonly from: Asked; readonly filters: Filters }>();
  const filters = ahead?.from === asked ? ahead.filters : asked.filters;
  const replace = (next: Filters) => {
    setAhead({ from: asked, filters: next });
    navigate(addressOf(base, next)); // product §4: any filter change goes to page 1
  };
  return { filters, base, replace, change: (patch) => replace(changed(filters, patch)) };
}
