import { UserError } from '../../packages/tooling/src/run/terminal/user-error.mjs';

const MAX_FEATURED = 4;

/**
 * Compares the responses of contestants with those of the first: same listings, order and total. A contestant without
 * featured slots (`lacksFeatured`) must return the same total and the same page below them.
 */
export async function requireSameResponses(contestants, queries) {
  for (const query of queries) {
    const supporting = contestants.filter(({ supports }) => supports(query));
    if (supporting.length < 2 || (await differences(supporting, query)).length === 0) continue;
    const remaining = await differences(supporting, query); // the featured draw changes every hour, possibly between two requests
    if (remaining.length > 0)
      throw new UserError(`Responses differ for ${JSON.stringify(query)}:\n${remaining.join('\n')}`);
  }
}

async function differences([first, ...others], query) {
  const expected = first.toListingIds(await first.execute(query));
  const found = [];
  for (const other of others) {
    const actual = other.toListingIds(await other.execute(query));
    const isSame =
      actual.total === expected.total &&
      (other.lacksFeatured ? isPageOf(actual.ids, expected.ids) : actual.ids.join() === expected.ids.join());
    if (!isSame)
      found.push(
        `${first.name} ${expected.total}: ${expected.ids.join(' ')}`,
        `${other.name} ${actual.total}: ${actual.ids.join(' ')}`,
      );
  }
  return found;
}

// Up to four featured listings precede the page; they are omitted from the page itself.
function isPageOf(plain, ours) {
  const above = ours.length - plain.length;
  return above <= MAX_FEATURED && plain.every((id) => ours.includes(id)) && inOrder(plain, ours.slice(MAX_FEATURED));
}
const inOrder = (plain, ours) =>
  plain.filter((id) => ours.includes(id)).join() === ours.filter((id) => plain.includes(id)).join();
