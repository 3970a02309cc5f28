const BELOW_EVERY_RENT = 249;

/** Returns a function that gives another minimum rent on each call, so that consecutive queries are never identical. */
export function createMinRents() {
  let last = 0;
  return () => {
    last = (last % BELOW_EVERY_RENT) + 1;
    return last;
  };
}
