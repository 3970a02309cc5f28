import { expectedAnswers } from './expected-answers.ts';
import { Findings, type Finding } from './finding.ts';
import { furnish } from './belongings.ts';
import { aVisitor, type Visitor } from './visitors.ts';
import type { WholeHouse } from './whole-house.ts';

/** The keys of an answer, those of lists as of their entries together: `listings[].id`. */
export function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => keysOf(one, `${path}[]`)))];
  if (typeof value !== 'object' || value === null) return path === '' ? [] : [path];
  const keys = Object.entries(value).flatMap(([key, one]) => keysOf(one, path === '' ? key : `${path}.${key}`));
  return keys.length === 0 && path !== '' ? [path] : keys;
}

/** Every answer that shows something, by every role that gets it: it holds keys of the table and no others. */
export async function keysOfAnswers(house: WholeHouse, visitors: readonly Visitor[]): Promise<Finding> {
  const findings = new Findings();
  const renter = await aVisitor(house, 'renter');
  const things = await furnish(house, renter);
  const by = [renter, ...visitors.filter(({ name }) => name !== 'renter')];
  for (const { path, of, keys } of expectedAnswers)
    for (const visitor of by.filter(({ name }) => of.includes(name as never))) {
      const got = await house.ask({
        path: `/api${path.replace(':home', things.home).replace(':inquiry', things.inquiry).replace(':export', things.export)}`,
        headers: visitor.headers,
      });
      const seen = got.status === 200 ? keysOf(got.json) : [`answered ${got.status}`];
      const strange = seen.filter(
        (key) =>
          !keys.some(
            (known) => known.replace('?', '') === key || (known.endsWith('*') && key.startsWith(known.slice(0, -1))),
          ),
      );
      const missing = keys.filter((key) => !key.endsWith('*') && !key.endsWith('?') && !seen.includes(key));
      findings.note(
        strange.length || missing.length
          ? `${visitor.name}: ${path} tells ${strange.join(', ') || 'nothing else'}, leaves out ${missing.join(', ') || 'nothing'}`
          : undefined,
      );
    }
  return findings.whole;
}
