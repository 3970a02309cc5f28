import { useLocation, useNavigate } from '@porchlight/client/router';
import { useState } from 'react';
import { addressOf, type Asked, type Filters } from './results-address.ts';

/** The wishes as the page shows them, and how they change. */
export interface Wishes {
  readonly filters: Filters;
  readonly base: string;
  /** Replaces all wishes at once. */
  readonly replace: (filters: Filters) => void;
  /** The same without a step in the history of the browser: for a map that moves on and on. */
  readonly follow: (filters: Filters) => void;
}

/** The address is the state; what was just tapped shows at once, while its address is still on its way. */
export function useWishes(base: string, asked: Asked): Wishes {
  const navigate = useNavigate();
  const { hash } = useLocation();
  // Held until the address is read anew: by identity, for the way back to the same address must not bring it back.
  const [ahead, setAhead] = useState<{ readonly from: Asked; readonly filters: Filters }>();
  const filters = ahead?.from === asked ? ahead.filters : asked.filters;
  const go = (next: Filters, isStep: boolean) => {
    setAhead({ from: asked, filters: next });
    navigate(addressOf(base, next) + hash, { replace: !isStep }); // product §4: any filter change goes to page 1
  };
  return { filters, base, replace: (next) => go(next, true), follow: (next) => go(next, false) };
}
