import { useState } from 'react';

/** Returns whether a request of the form runs, and the function that runs one. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);
  const runBusy = async <T>(request: () => Promise<T>): Promise<T> => {
    setBusy(true);
    const result = await request();
    setBusy(false);
    return result;
  };
  return { isBusy, runBusy };
}
