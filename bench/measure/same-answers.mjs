import { Refusal } from '../../packages/tooling/src/run/refusal.mjs';

const FEATURED = 4;

/**
 * Holds the answers of contestants against those of the first: the same homes in the same order and the same total. One that
 * knows no featured places (`isPlain`) must give the same total, and the page below them.
 */
export async function requireSameAnswers(contestants, asks) {
  for (const ask of asks) {
    const able = contestants.filter(({ can }) => can(ask));
    if (able.length < 2 || (await differences(able, ask)).length === 0) continue;
    const still = await differences(able, ask); // the hour of the featured draw may have struck in between
    if (still.length > 0) throw new Refusal(`Not the same answer to ${JSON.stringify(ask)}:\n${still.join('\n')}`);
  }
}

async function differences([first, ...others], ask) {
  const wanted = first.idsOf(await first.answer(ask));
  const found = [];
  for (const other of others) {
    const got = other.idsOf(await other.answer(ask));
    const isSame =
      got.total === wanted.total &&
      (other.isPlain ? isPageOf(got.ids, wanted.ids) : got.ids.join() === wanted.ids.join());
    if (!isSame)
      found.push(
        `${first.name} ${wanted.total}: ${wanted.ids.join(' ')}`,
        `${other.name} ${got.total}: ${got.ids.join(' ')}`,
      );
  }
  return found;
}

// up to four featured homes stand above the page; a home that is shown above is left out below
function isPageOf(plain, ours) {
  const above = ours.length - plain.length;
  return above <= FEATURED && plain.every((id) => ours.includes(id)) && inOrder(plain, ours.slice(FEATURED));
}
const inOrder = (plain, ours) =>
  plain.filter((id) => ours.includes(id)).join() === ours.filter((id) => plain.includes(id)).join();
