const BELOW_EVERY_RENT = 249;

/** Gives another least rent with every call: two questions that follow each other are never the same one. */
export function lowestRents() {
  let last = 0;
  return () => {
    last = (last % BELOW_EVERY_RENT) + 1;
    return last;
  };
}
