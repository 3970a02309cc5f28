import type { ResolvedSession } from '@porchlight/contracts/internal';
import { Sessions } from './sessions.ts';

const session: ResolvedSession = {
  sessionId: 's',
  userId: 'u',
  roles: [],
  permissions: [],
  version: 1,
  expiresAt: '2999-01-01T00:00:00Z',
  authenticatedAt: 0,
};
const away = () => Promise.reject(new Error('away'));

function watched(responses: (() => Promise<ResolvedSession | undefined>)[]) {
  const clock = { now: 0 };
  const sessions = new Sessions(
    () => (responses.shift() ?? away)(),
    () => clock.now,
  );
  return {
    clock,
    sessions,
    kind: async (isReading: boolean) =>
      (await sessions.visitorOf({ authorization: 'Bearer token', binding: undefined }, isReading)).kind,
  };
}
const alive = () => Promise.resolve(session);

describe('while accounts is unavailable', () => {
  it('uses a session that was resolved less than ten seconds ago', async () => {
    const { clock, kind } = watched([alive]);
    expect(await kind(true)).toBe('person');
    clock.now = 9_000;
    expect(await kind(false)).toBe('person');
  });
  it('uses a stale session for reads up to a minute, never for writes, and rejects with 503', async () => {
    const { clock, kind } = watched([alive]);
    await kind(true);
    clock.now = 30_000;
    expect(await kind(true)).toBe('person');
    await expect(kind(false)).rejects.toMatchObject({ status: 503 });
    clock.now = 61_000;
    await expect(kind(true)).rejects.toMatchObject({ status: 503 });
  });
});

describe('a session that is dropped', () => {
  it('is resolved again, also when an older response is still in flight', async () => {
    let respond: (found: ResolvedSession) => void = () => undefined;
    const { clock, sessions, kind } = watched([
      () =>
        new Promise((resolve) => {
          respond = resolve;
        }),
      () => Promise.resolve(undefined),
    ]);
    const first = kind(true);
    clock.now = 5;
    sessions.drop('u');
    respond(session);
    expect(await first).toBe('person');
    clock.now = 10;
    expect(await kind(true)).toBe('dead');
  });
});

it('picks up permissions changed elsewhere after ten seconds, and those changed here at once', async () => {
  const clock = { now: 0 };
  let permissions = ['viewBlogs'];
  const sessions = new Sessions(
    () => Promise.resolve({ ...session, permissions }),
    () => clock.now,
  );
  const held = async () => {
    const visitor = await sessions.visitorOf({ authorization: 'Bearer token', binding: undefined }, false);
    return visitor.kind === 'person' ? visitor.session.permissions : undefined;
  };
  await held();
  permissions = [];
  clock.now = 9_999;
  expect(await held()).toEqual(['viewBlogs']);
  clock.now = 10_000;
  expect(await held()).toEqual([]);
  permissions = ['viewBlogs'];
  clock.now = 10_001;
  sessions.drop('u');
  clock.now = 10_002;
  expect(await held()).toEqual(['viewBlogs']);
});

it('resolves every session again after a role changed, also one that was in flight', async () => {
  let respond: (found: ResolvedSession) => void = () => undefined;
  const inFlight = () =>
    new Promise<ResolvedSession>((resolve) => {
      respond = resolve;
    });
  const { clock, sessions, kind } = watched([inFlight, () => Promise.resolve(undefined)]);
  const first = kind(true);
  clock.now = 5;
  sessions.dropAll();
  respond(session);
  expect(await first).toBe('person');
  clock.now = 10;
  expect(await kind(true)).toBe('dead');
});

describe('a token with another cookie', () => {
  const kindWith = (sessions: Sessions, binding: string | undefined) =>
    sessions.visitorOf({ authorization: 'Bearer token', binding }, true).then(({ kind }) => kind);
  const bound = (_: string, binding: string | undefined) => Promise.resolve(binding === 'own' ? session : undefined);

  it('does not use the session cached for the correct cookie', async () => {
    const sessions = new Sessions(bound, () => 0);
    expect([
      await kindWith(sessions, 'own'),
      await kindWith(sessions, 'foreign'),
      await kindWith(sessions, undefined),
    ]).toEqual(['person', 'dead', 'dead']);
  });
  it('is resolved separately from a concurrent request with the correct cookie', async () => {
    const sessions = new Sessions(bound, () => 0);
    expect(await Promise.all([kindWith(sessions, 'own'), kindWith(sessions, 'foreign')])).toEqual(['person', 'dead']);
  });
  it('does not use a stale session while accounts is unavailable', async () => {
    let isAway = false;
    const clock = { now: 0 };
    const sessions = new Sessions(
      (token, binding) => (isAway ? away() : bound(token, binding)),
      () => clock.now,
    );
    await kindWith(sessions, 'own');
    isAway = true;
    clock.now = 11_000;
    expect(await kindWith(sessions, 'own')).toBe('person');
    await expect(kindWith(sessions, 'foreign')).rejects.toMatchObject({ status: 503 });
  });
});

it('rejects an expired session that accounts still returns', async () => {
  const { kind } = watched([() => Promise.resolve({ ...session, expiresAt: '2001-01-01T00:00:00Z' })]);
  expect(await kind(true)).toBe('dead');
});
it('treats a malformed Authorization header as an invalid session, not as a guest', async () => {
  const { sessions } = watched([]);
  expect((await sessions.visitorOf({ authorization: 'Basic abc', binding: undefined }, true)).kind).toBe('dead');
  expect((await sessions.visitorOf({ authorization: undefined, binding: undefined }, true)).kind).toBe('guest');
});

describe('a view of a user by staff', () => {
  const view = () => Promise.resolve({ ...session, impersonatorId: 'staff' });
  it('is resolved again when a session of the viewer or of the user ended', async () => {
    for (const userId of ['staff', 'u']) {
      const { sessions, kind } = watched([view, () => Promise.resolve(undefined)]);
      expect(await kind(true)).toBe('person');
      sessions.drop(userId);
      expect(await kind(true)).toBe('dead');
    }
  });
  it('does not outlive ten seconds while accounts is unavailable', async () => {
    const { clock, kind } = watched([view]);
    await kind(true);
    clock.now = 11_000;
    await expect(kind(true)).rejects.toMatchObject({ status: 503 });
  });
});
