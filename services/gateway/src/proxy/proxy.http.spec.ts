import { once } from 'node:events';
import { request } from 'node:http';
import { openHouse, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(async () => {
  await house.stop();
});

describe('a service in trouble', () => {
  it('an answer that takes over 3 s is 504, and the service’s work is ended too', async () => {
    const isCut = new Promise<boolean>((resolve) => {
      house.catalog.answers((_request, response) => {
        response.on('close', () => {
          resolve(!response.writableEnded);
        });
      });
    });
    const since = performance.now();
    expect(await house.ask('/api/listings')).toMatchObject({ status: 504, json: { code: 'too-slow' } });
    expect(performance.now() - since).toBeLessThan(3_600);
    await expect(isCut).resolves.toBe(true);
    expect(Number(house.catalog.last.headers['x-porchlight-deadline'])).toBeLessThanOrEqual(3_000);
  });

  it('work ends when the visitor leaves', async () => {
    const isCut = new Promise<boolean>((resolve) => {
      house.catalog.answers((_request, response) => {
        response.on('close', () => {
          resolve(!response.writableEnded);
        });
      });
    });
    const visitor = request({ port: house.app.port, path: '/api/listings', agent: false })
      .on('error', () => undefined)
      .end();
    while (house.catalog.taken.length === 0)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    visitor.destroy();
    await expect(isCut).resolves.toBe(true);
  });

  it('a connection that was cut is tried again for a read, never for a write', async () => {
    let calls = 0;
    house.catalog.answers((asked, response, body) => {
      if ((calls += 1) === 1) response.destroy();
      else void said({ ok: true })(asked, response, body);
    });
    expect((await house.ask('/api/listings')).status).toBe(200);
    expect(calls).toBe(2);
    house.accounts.answers((_request, response) => {
      response.destroy();
    });
    expect(
      (await house.ask('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }))
        .status,
    ).toBe(503);
    expect(house.accounts.taken).toHaveLength(1);
  });

  it('after many failures it is left in peace, and the others go on', async () => {
    house.catalog.answers(said({ message: 'x', code: 'x' }, { status: 503 }));
    for (let n = 0; n < 40; n += 1) await house.ask('/api/listings');
    const before = house.catalog.taken.length;
    expect(await house.ask('/api/listings')).toMatchObject({
      status: 503,
      json: { code: 'unavailable' },
      headers: { 'retry-after': '5' },
    });
    expect(house.catalog.taken).toHaveLength(before);
    expect((await house.ask('/api/site-settings')).status).toBe(200);
    house.catalog.answers(said({ ok: true }));
    expect((await house.ask('/api/locations')).status).toBe(200);
  });

  it('what a service itself refuses goes out as it is, and is no failure', async () => {
    house.catalog.answers(
      said({ message: 'No such place', code: 'place-not-found', suggestions: [1] }, { status: 404 }),
    );
    for (let n = 0; n < 30; n += 1)
      expect((await house.ask('/api/listings/alberta/nowhere')).json.suggestions).toEqual([1]);
  });

  it('a crowd in one lane is told to come back, and the other lanes stay open', async () => {
    const open: (() => void)[] = [];
    house.catalog.answers((asked, response, body) => {
      if (asked.url?.startsWith('/listings'))
        open.push(() => {
          void said({})(asked, response, body);
        });
      else void said({})(asked, response, body);
    });
    const crowd = Array.from({ length: 120 }, () => house.ask('/api/listings'));
    const refused = await Promise.race(crowd);
    expect(refused).toMatchObject({ status: 503, json: { code: 'busy' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await house.ask('/api/locations')).status).toBe(200);
    const letGo = setInterval(() => {
      for (const go of open.splice(0)) go();
    }, 5);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    clearInterval(letGo);
    expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  });

  it('a large answer flows and arrives whole', async () => {
    house.catalog.answers((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.alloc(3_000_000, 65));
    });
    expect((await house.ask('/api/listings')).text).toHaveLength(3_000_000);
  });

  it('a stop lets the answer under way go out', async () => {
    let finish = () => {};
    house.catalog.answers((asked, response, body) => {
      finish = () => {
        void said({ whole: true })(asked, response, body);
      };
    });
    const answer = house.ask('/api/listings');
    while (house.catalog.taken.length === 0)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    const stopped = house.app.stop();
    finish();
    expect((await answer).json).toEqual({ whole: true });
    await stopped;
    await expect(once(request({ port: house.app.port }).end(), 'response')).rejects.toThrow('ECONNREFUSED');
  });
});
