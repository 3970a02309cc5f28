import { writeFileSync } from 'node:fs';
import { actors, comingCalls, expectedCalls, internalCalls } from '../access.expected.ts';
import { keysOfAnswers } from './answers.ts';
import { askForAnothers, askForLists, furnish } from './belongings.ts';
import { askAtTheDoor, askBetweenServices, askWithHalfARight } from './doors.ts';
import type { Finding } from './finding.ts';
import { pathOf, printedCalls, publicCallsOf, rowsOf, servedCalls, servedName } from './inventory.ts';
import { askAll } from './matrix.ts';
import { askElsewhere, askInDisguise, askMisspelled } from './spellings.ts';
import { aVisitor, allVisitors, type Visitor } from './visitors.ts';
import { weakenings, whileWeaker, type Weakening } from './weakenings.ts';
import { openWholeHouse, type WholeHouse } from './whole-house.ts';
import { sendForeignFields, sendOwnFields, writesOf } from './writes.ts';

let house: WholeHouse;
let visitors: readonly Visitor[];
const told: Record<string, number | readonly string[]> = {};
beforeAll(async () => {
  house = await openWholeHouse();
  visitors = await allVisitors(house);
}, 120_000);
afterAll(async () => {
  await house.stop();
  if (process.env.ACCESS_REPORT) writeFileSync(process.env.ACCESS_REPORT, JSON.stringify(told));
}, 60_000);

/** No deviation; how much was asked is told to the proof. */
function holds(part: string, { asked, deviations }: Finding): void {
  told[part] = asked;
  expect(deviations).toEqual([]);
  expect(asked).toBeGreaterThan(0);
}
const visitor = (name: Visitor['name']): Visitor => visitors.find((one) => one.name === name) as Visitor;
const closed = expectedCalls.filter(({ allowed }) => !allowed.includes('guest'));
const closedTo = (name: 'renter') => closed.filter(({ allowed }) => !allowed.includes(name));

describe('the calls of the house (T-A00)', () => {
  it('are the same in the services that run, in the printed API and in the table', () => {
    const served = publicCallsOf(house.apps);
    told['calls served'] = served.length;
    told['calls to come'] = comingCalls;
    expect(served).toEqual(printedCalls());
    expect(served.filter((call) => rowsOf(call, expectedCalls).length === 0)).toEqual([]);
    expect(
      expectedCalls
        .filter((row) => !served.some((call) => rowsOf(call, [row]).length > 0))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
  });
  it('between services are those of the table', () => {
    const inner = (['accounts', 'catalog', 'commerce', 'content'] as const).flatMap((service) =>
      servedCalls(house.apps[service])
        .filter((call) => call.includes('/internal/'))
        .map((call) => `${service} ${call}`),
    );
    expect(inner.sort()).toEqual(
      internalCalls.map(({ service, method, path }) => `${service} ${servedName(method, path)}`).sort(),
    );
    told['calls between services'] = inner.length;
  });
  it('that are still to come are served by nobody', () => {
    const served = publicCallsOf(house.apps);
    expect(
      comingCalls
        .map((call) => servedName(call.split(' ')[0] ?? '', call.split(' ')[1] ?? ''))
        .filter((call) => served.includes(call)),
    ).toEqual([]);
  });
});

describe('who may make which call (T-A01)', () => {
  it('is what the table says, for everybody', async () => {
    holds('calls by everybody', await askAll(house, expectedCalls, visitors));
  }, 120_000);
  it('needs the role and the permission', async () => {
    holds('calls with half a right', await askWithHalfARight(house, closed));
  }, 60_000);
  it('between services is what the table says', async () => {
    holds('calls between services asked', await askBetweenServices(house));
  }, 60_000);
  it('what one renter has is not there for another', async () => {
    const [one, other] = [await aVisitor(house, 'renter'), await aVisitor(house, 'other-renter')];
    const things = await furnish(house, one);
    holds('things of another', await askForAnothers(house, things, other));
    holds('lists of another', await askForLists(house, things, other));
  }, 60_000);
});

describe('no way around (T-A02)', () => {
  it('by another spelling or by HEAD', async () => {
    const guests = await askMisspelled(house, closed, visitor('guest'));
    const renters = await askMisspelled(house, closedTo('renter'), visitor('renter'));
    holds('spellings', {
      asked: guests.asked + renters.asked,
      deviations: [...guests.deviations, ...renters.deviations],
    });
  }, 120_000);
  it('by headers that name another method, address or person', async () => {
    const guests = await askInDisguise(house, closed, visitor('guest'));
    const renters = await askInDisguise(house, closedTo('renter'), visitor('renter'));
    const elsewhere = await askElsewhere(house, closed.map(pathOf));
    holds('disguises', {
      asked: guests.asked + renters.asked + elsewhere.asked,
      deviations: [...guests.deviations, ...renters.deviations, ...elsewhere.deviations],
    });
  }, 120_000);
  it('by the door of a service', async () => {
    holds('knocks at the doors of services', await askAtTheDoor(house, expectedCalls));
  }, 120_000);
});

describe('what a write may change, and an answer tell (T-A03)', () => {
  const six = () => visitors.filter(({ name }) => (actors as readonly string[]).includes(name));
  it('no field that is not its own', async () => {
    holds('foreign fields', await sendForeignFields(house, writesOf(expectedCalls), six()));
  }, 120_000);
  it('of its own fields what the table says, in rows of whoever asks', async () => {
    holds('changes', await sendOwnFields(house, six()));
  }, 120_000);
  it('tells each role the keys of the table', async () => {
    holds('answers', await keysOfAnswers(house, six()));
  }, 60_000);
});

// `npm test` takes a sample; the proofs `access` and `guards` take all.
const share = process.env.ACCESS_WHOLE ? 1 : 8;
describe('an access declaration', () => {
  const look = async (weakening: Weakening) => {
    const { route } = weakening;
    const rows = route.path.startsWith('/internal/') ? [] : rowsOf(servedName(route.method, route.path), expectedCalls);
    return whileWeaker(weakening, async () => {
      const findings = [
        await askAll(house, rows, visitors),
        await askWithHalfARight(house, rows),
        await askBetweenServices(
          house,
          ({ service, method, path }) => service === route.service && method === route.method && path === route.path,
        ),
      ];
      return findings.flatMap(({ deviations }) => deviations).length;
    });
  };
  it('is missed when a part of it is gone', async () => {
    const all = weakenings().filter((_, at) => at % share === 0);
    const survived: string[] = [];
    for (const weakening of all)
      if ((await look(weakening)) === 0)
        survived.push(`${weakening.route.method} ${weakening.route.path} ${weakening.said}`);
    told['weaker declarations'] = all.length;
    expect(survived).toEqual([]);
  }, 180_000);
});
