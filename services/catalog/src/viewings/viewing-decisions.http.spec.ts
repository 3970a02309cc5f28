import { setImmediate } from 'node:timers/promises';
import { viewingStatuses, type ViewingStatus } from '@porchlight/contracts/catalog';
import { asRenter, type TestApp } from '@porchlight/service-kit/testing';
import { DataSource } from 'typeorm';
import { second, startWithListings } from '../testing/inquiries.ts';
import { landlord, leadsIn, otherLandlord } from '../testing/leads.ts';
import { inHours } from './testing/in-hours.ts';
import { viewingsIn } from '../testing/viewings.ts';
import { viewingSweeps } from './viewing-retention.ts';
import { viewingTransitions } from './viewing-transitions.ts';

let app: TestApp;
const { aLead, aProvedLead, leadOf, block } = leadsIn(() => app);
const { aViewing, accept, decline, cancel, overdue, storedStatus, mailsAbout, ...calendars } = viewingsIn(() => app);

beforeAll(async () => {
  app = await startWithListings();
}, 60_000);
afterAll(() => app.stop());
beforeEach(() => app.sql('delete from inquiry'));

const sweep = async () => {
  for (const statement of viewingSweeps) await app.app.get(DataSource).query(statement);
};
/** Waits until a statement about viewings waits for the lock of another transaction. */
const untilBlocked = async () => {
  const blocked = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%update viewing%'`;
  while ((await app.sql(blocked)).length === 0) await setImmediate();
};
/** Returns a proposed viewing with its renter. */
const proposed = async (over: object = {}) => {
  const { id: leadId, renter, email } = await aProvedLead();
  return { ...(await aViewing(leadId, over)), leadId, renter, email };
};
type Proposed = Awaited<ReturnType<typeof proposed>>;
const answer = {
  accepted: ({ id, times, renter }: Proposed) => accept(id, times[0]!, renter),
  declined: ({ id, renter }: Proposed) => decline(id, renter),
  cancelled: ({ id }: Proposed) => cancel(id),
};
/** Returns a viewing in a state. */
const viewingIn = async (status: ViewingStatus): Promise<Proposed> => {
  const viewing = await proposed();
  if (status === 'expired') await overdue(viewing.id).then(sweep);
  else if (status !== 'proposed') await answer[status](viewing);
  expect(await storedStatus(viewing.id)).toBe(status);
  return viewing;
};
const moves = viewingStatuses.flatMap((from) =>
  viewingStatuses
    .filter((to) => to !== from)
    .map((to) => ({ from, to, isLegal: viewingTransitions[from].includes(to) })),
);
const changedTo = (status: string) => ({ status: 409, body: { code: 'viewing-changed', current: { status } } });

describe('the database', () => {
  it.each(moves.filter(({ isLegal }) => !isLegal))(
    'refuses to move a viewing from $from to $to',
    async ({ from, to }) => {
      const { id } = await viewingIn(from);
      const move = app.sql(
        `update viewing set status = $2::text, decided_at = case when $2 <> 'proposed' then now() end,
      accepted_time = case when $2 in ('accepted', 'cancelled') then times[1] end where id = $1`,
        [id, to],
      );
      await expect(move).rejects.toThrow(`viewing is never ${to} after ${from}`);
    },
  );
  it('accepts no time that was not proposed', async () => {
    const { id } = await proposed();
    const move = app.sql(
      `update viewing set status = 'accepted', accepted_time = now(), decided_at = now() where id = $1`,
      [id],
    );
    await expect(move).rejects.toThrow('viewing_accepted');
  });
});

describe('a decision', () => {
  it.each(moves.filter(({ isLegal, to }) => isLegal && to !== 'expired'))(
    'moves a viewing from $from to $to',
    async ({ from, to }) => {
      const viewing = await viewingIn(from);
      const { status, body } = await (from === 'accepted'
        ? cancel(viewing.id, 'accepted')
        : answer[to as keyof typeof answer](viewing));
      expect([status, body.viewing.status, await storedStatus(viewing.id)]).toEqual([200, to, to]);
    },
  );
  it.each(
    moves.filter(({ from, to, isLegal }) => (!isLegal || from === 'accepted') && to !== 'expired' && to !== 'proposed'),
  )('about a proposal is refused from $from to $to', async ({ from, to }) => {
    const viewing = await viewingIn(from);
    expect(await answer[to as keyof typeof answer](viewing)).toMatchObject(changedTo(from));
    expect(await storedStatus(viewing.id)).toBe(from);
  });
  it.each(['accepted', 'declined', 'cancelled'] as const)('is taken once: %s again changes nothing', async (to) => {
    const viewing = await proposed();
    const responses = await Promise.all([1, 2, 3].map(() => answer[to](viewing)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.viewing.decidedAt)).size).toBe(1);
    expect(await mailsAbout(viewing.id, `viewing-${to}`)).toHaveLength(1);
  });
  it('after the end of a proposal is refused, before and after the daily sweep', async () => {
    const viewing = await proposed();
    await overdue(viewing.id);
    expect(await leadOf(viewing.leadId)).toMatchObject({ viewings: [{ status: 'expired' }] });
    expect(await answer.accepted(viewing)).toMatchObject(changedTo('expired'));
    expect(await answer.declined(viewing)).toMatchObject(changedTo('expired'));
    expect(await storedStatus(viewing.id)).toBe('proposed');
    await sweep();
    expect(await storedStatus(viewing.id)).toBe('expired');
    expect(await answer.accepted(viewing)).toMatchObject(changedTo('expired'));
  });
  it('accepts only a proposed time that is still to come', async () => {
    const viewing = await proposed({ times: [inHours(5), inHours(9)] });
    const other = await accept(viewing.id, inHours(7), viewing.renter);
    expect([other.status, Object.keys(other.body.errors)]).toEqual([422, ['time']]);
    const passed = new Date(Date.now() - 60_000).toISOString();
    await app.sql('update viewing set times[1] = $2 where id = $1', [viewing.id, passed]);
    expect(await accept(viewing.id, passed, viewing.renter)).toMatchObject({
      status: 409,
      body: { code: 'viewing-time-passed' },
    });
    await accept(viewing.id, viewing.times[1]!, viewing.renter);
    expect(await accept(viewing.id, passed, viewing.renter)).toMatchObject(changedTo('accepted'));
  });
  it('cannot cancel a viewing that has begun', async () => {
    const viewing = await viewingIn('accepted');
    const begun = new Date(Date.now() - 60_000).toISOString();
    await app.sql('update viewing set times = array[$2::timestamptz], accepted_time = $2 where id = $1', [
      viewing.id,
      begun,
    ]);
    const refused = await cancel(viewing.id, 'accepted');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('already begun')]);
  });
  it('about the viewing of others returns the same 404 as about an unknown one', async () => {
    const viewing = await viewingIn('accepted');
    const unknown = '00000000-0000-4000-8000-000000000000';
    const [outsider, time] = [asRenter(), viewing.times[0]!];
    for (const call of [
      (id: string) => accept(id, time, outsider),
      (id: string) => decline(id, outsider),
      (id: string) => calendars.cancelOwn(id, outsider),
      (id: string) => calendars.calendarOfRenter(id, outsider),
      (id: string) => cancel(id, 'accepted', otherLandlord),
      (id: string) => calendars.calendarOfLandlord(id, otherLandlord),
    ]) {
      const [theirs, missing] = [await call(viewing.id), await call(unknown)];
      expect([theirs.status, theirs.bytes.toString()]).toEqual([404, missing.bytes.toString()]);
    }
    expect((await accept(viewing.id, time, landlord)).status).toBe(403);
    expect((await cancel(viewing.id, 'accepted', viewing.renter)).status).toBe(403);
    expect(await storedStatus(viewing.id)).toBe('accepted');
  });
});

describe('of two decisions at once', () => {
  const rounds = Array.from({ length: 8 }, (_, round) => round);
  it.each(rounds)('one holds: acceptance and cancellation (%i)', async () => {
    const viewing = await proposed();
    const [accepted, cancelled] = await Promise.all([answer.accepted(viewing), answer.cancelled(viewing)]);
    expect([accepted.status, cancelled.status].sort()).toEqual([200, 409]);
    const state = accepted.status === 200 ? 'accepted' : 'cancelled';
    expect([await storedStatus(viewing.id), (accepted.status === 409 ? accepted : cancelled).body.current]).toEqual([
      state,
      { status: state },
    ]);
    expect([
      (await mailsAbout(viewing.id, 'viewing-accepted')).length,
      (await mailsAbout(viewing.id, 'viewing-cancelled')).length,
    ]).toEqual(state === 'accepted' ? [1, 0] : [0, 1]);
  });
  it('an acceptance that an expiry blocks is refused after it', async () => {
    const viewing = await proposed();
    const { waiting } = await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query(`update viewing set status = 'expired', decided_at = now() where id = $1`, [viewing.id]);
      const waiting = answer.accepted(viewing);
      await untilBlocked();
      return { waiting };
    });
    expect(await waiting).toMatchObject(changedTo('expired'));
    expect(await storedStatus(viewing.id)).toBe('expired');
  });
  it('an expiry that an acceptance blocks changes nothing after it', async () => {
    const viewing = await proposed();
    await overdue(viewing.id);
    const { waiting } = await app.app.get(DataSource).transaction(async (manager) => {
      await manager.query(
        `update viewing set status = 'accepted', accepted_time = times[1], decided_at = now() where id = $1`,
        [viewing.id],
      );
      const waiting = sweep();
      await untilBlocked();
      return { waiting };
    });
    await waiting;
    expect(await storedStatus(viewing.id)).toBe('accepted');
  });
});

describe('blocking a renter', () => {
  it.each(['proposed', 'accepted'] as const)('cancels a viewing that is %s', async (status) => {
    const viewing = await viewingIn(status);
    await block(viewing.leadId);
    await block(viewing.leadId);
    expect(await storedStatus(viewing.id)).toBe('cancelled');
    expect(await mailsAbout(viewing.id, 'viewing-cancelled')).toHaveLength(1);
    expect(await answer.accepted(viewing)).toMatchObject(changedTo('cancelled'));
  });
  it('leaves the viewings of other renters, and those with other landlords', async () => {
    const [viewing, another] = [await proposed(), await proposed()];
    const elsewhere = await aViewing(await aLead({ listingId: second, email: viewing.email }, viewing.renter));
    await app.sql(`update listing set owner_user_id = '${otherLandlord.subject.sub}' where public_id = '${second}'`);
    await block(viewing.leadId);
    expect([await storedStatus(another.id), await storedStatus(elsewhere.id)]).toEqual(['proposed', 'proposed']);
  });
});

describe('24 months after the last message', () => {
  it('viewings are deleted', async () => {
    const [old, recent] = [await viewingIn('declined'), await viewingIn('declined')];
    await app.sql(`update inquiry set updated_at = now() - interval '24 months 1 day' where id = $1`, [old.leadId]);
    await sweep();
    expect([await storedStatus(old.id), await storedStatus(recent.id)]).toEqual([undefined, 'declined']);
  });
});
