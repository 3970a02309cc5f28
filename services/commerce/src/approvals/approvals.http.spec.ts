import { randomUUID } from 'node:crypto';
import { Outbox, type Author } from '@porchlight/service-kit';
import { raceRounds, startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { commerce } from '../commerce.ts';
import type { DecidedRequest } from './approval-lifecycle.ts';
import { Approvals } from './approvals.ts';
import { CreditAllowances } from './credit-allowances.ts';

let app: TestApp;
let source: DataSource;
let approvals: Approvals;
let performed: { readonly what: string; readonly request: DecidedRequest }[];
const handler = (what: string) => (_: unknown, request: DecidedRequest) => {
  performed.push({ what, request });
  return Promise.resolve();
};
beforeAll(async () => {
  app = await startForTest(commerce, { SEED: 'none' });
  source = app.app.get(DataSource, { strict: false });
});
afterAll(() => app.stop());
beforeEach(() => {
  performed = [];
  approvals = new Approvals(source, app.app.get(Outbox, { strict: false }));
  approvals.register('refund', { approve: handler('approved'), reject: handler('rejected') });
});

const staff = (role: 'site-administrator' | 'support' = 'site-administrator'): Author => ({
  caller: { userId: randomUUID(), sessionId: randomUUID(), roles: [role], permissions: [] },
  client: { ip: '2001:db8::7', userAgent: 'test', requestId: 'test-request' },
});
const requester = staff('support');
const refundId = randomUUID();
const request = (author = requester) =>
  source.transaction((manager) =>
    approvals.request(
      manager,
      { kind: 'refund', companyId: randomUUID(), credits: -150, reason: 'Paid twice', payload: { refundId } },
      author,
    ),
  );
const approve = (id: string, author: Author) => approvals.decide(id, { state: 'approved', note: 'Seen' }, author);
const stateOf = async (id: string) =>
  (
    await app.sql<{ state: string; decidedBy: string | null }>(
      'select state, decided_by as "decidedBy" from approval_request where id = $1',
      [id],
    )
  )[0];

describe('a request', () => {
  it.each(['approved', 'rejected'] as const)('that is %s is performed by the handler of its kind', async (state) => {
    const [id, decider] = [await request(), staff()];
    await approvals.decide(id, { state }, decider);
    const { userId } = decider.caller;
    expect(await stateOf(id)).toEqual({ state, decidedBy: userId });
    expect(performed).toMatchObject([
      {
        what: state,
        request: {
          id,
          credits: -150,
          payload: { refundId },
          requestedBy: requester.caller.userId,
          decidedBy: userId,
        },
      },
    ]);
  });
  it('is never decided by the person who made it', async () => {
    const administrator = staff();
    const id = await request(administrator);
    await expect(approve(id, administrator)).rejects.toMatchObject({ status: 403, code: 'own-request' });
    expect([await stateOf(id), performed]).toEqual([{ state: 'waiting', decidedBy: null }, []]);
  });
  it('is not decided by support', async () => {
    const id = await request();
    await expect(approve(id, staff('support'))).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    expect(await stateOf(id)).toMatchObject({ state: 'waiting' });
  });
  it('is decided once', async () => {
    const id = await request();
    await approve(id, staff());
    await expect(approvals.decide(id, { state: 'rejected' }, staff())).rejects.toMatchObject({
      status: 409,
      code: 'already-decided',
    });
    await expect(approve(id, staff())).rejects.toMatchObject({ status: 409 });
    expect(performed).toHaveLength(1);
  });
  it('that does not exist is not found', async () => {
    await expect(approve(randomUUID(), staff())).rejects.toMatchObject({ status: 404 });
  });
  it('whose handler fails stays waiting', async () => {
    const id = await request();
    approvals = new Approvals(source, app.app.get(Outbox, { strict: false }));
    const fail = () => Promise.reject(new Error('no credits'));
    approvals.register('refund', { approve: fail, reject: fail });
    await expect(approve(id, staff())).rejects.toThrow('no credits');
    expect(await stateOf(id)).toEqual({ state: 'waiting', decidedBy: null });
  });
  it('decided by many at once is performed once, round after round', async () => {
    for (const _ of raceRounds()) {
      const id = await request();
      performed = [];
      const decided = await Promise.allSettled(
        Array.from({ length: 10 }, (_, at) =>
          approvals.decide(id, { state: at % 2 === 0 ? 'approved' : 'rejected' }, staff()),
        ),
      );
      expect(decided.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(performed).toHaveLength(1);
    }
  });
  it('is in the audit log when it is made and when it is decided', async () => {
    const [id, decider] = [await request(), staff()];
    await approve(id, decider);
    const reported = await app.sql<{ action: string; personId: string }>(
      `select payload ->> 'action' as action, payload ->> 'personId' as "personId" from job
       where name = 'resource.changed' and payload ->> 'recordId' = $1 order by id`,
      [id],
    );
    expect(reported).toEqual([
      { action: 'created', personId: requester.caller.userId },
      { action: 'modified', personId: decider.caller.userId },
    ]);
  });
});

describe('the allowance of a staff member', () => {
  const take = (who: { personId: string; companyId: string }, credits: number) =>
    source.transaction((manager) =>
      app.app.get(CreditAllowances, { strict: false }).take(manager, { ...who, credits }),
    );
  const anyone = () => ({ personId: randomUUID(), companyId: randomUUID() });

  it('is 100 credits a company and day, in either direction', async () => {
    const who = anyone();
    expect([await take(who, 60), await take(who, -40), await take(who, 1)]).toEqual([true, true, false]);
    expect(await take({ ...who, companyId: randomUUID() }, 100)).toBe(true);
    expect(await take({ ...who, personId: randomUUID() }, 100)).toBe(true);
    await app.sql('update credit_allowance set business_date = business_date - 1 where person_id = $1', [who.personId]);
    expect(await take(who, 100)).toBe(true);
  });
  it('is known before the change, for the same staff member and company only', async () => {
    const allowances = app.app.get(CreditAllowances, { strict: false });
    const who = anyone();
    await take(who, 60);
    expect([
      await allowances.covers({ ...who, credits: 40 }),
      await allowances.covers({ ...who, credits: 41 }),
      await allowances.covers({ ...who, personId: randomUUID(), credits: 100 }),
    ]).toEqual([true, false, true]);
  });
  it('does not cover more than 100 credits at once, and is not used up by them', async () => {
    const who = anyone();
    expect([await take(who, 101), await take(who, -101), await take(who, 100)]).toEqual([false, false, true]);
  });
  it('is not exceeded by concurrent changes, round after round', async () => {
    for (const _ of raceRounds()) {
      const who = anyone();
      const taken = await Promise.all(Array.from({ length: 10 }, () => take(who, 30)));
      expect(taken.filter(Boolean)).toHaveLength(3);
    }
  });
});

describe('the database', () => {
  it('refuses a decision by the person who requested, and a second one', async () => {
    const id = await request();
    const decide = `update approval_request set state = $2, decided_by = $3, decided_at = now() where id = $1`;
    await expect(app.sql(decide, [id, 'approved', requester.caller.userId])).rejects.toThrow(
      'approval_request_second_person',
    );
    await app.sql(decide, [id, 'approved', randomUUID()]);
    await expect(app.sql(decide, [id, 'rejected', randomUUID()])).rejects.toThrow('never rejected after approved');
  });
});

describe('the handler of a kind', () => {
  it('is registered once', () => {
    expect(() => approvals.register('refund', { approve: handler(''), reject: handler('') })).toThrow('already');
  });
});
