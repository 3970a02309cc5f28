import { areaThat, deploy, shellThat } from '../testing/front.ts';
import { openHouse, type House } from '../testing/house.ts';
import { said } from '../testing/stand-in.ts';

const good = shellThat('return page({});');
// What `/bad` does is up to the case; every other page is good, so that threads start.
const badWhen = (deed: string) => shellThat(`if (request.url.startsWith('/bad')) { ${deed} } return page({});`);

let house: House;
beforeAll(async () => {
  house = await openHouse({ RENDER_WORKERS: '2' });
});
afterAll(async () => {
  await house.stop();
});

let versions = 0;
/** Deploys and waits until its pages are drawn, or until the browser is asked to. */
async function deployed(server: string | undefined, area = areaThat()): Promise<string> {
  const version = `v${(versions += 1)}`;
  await deploy(house.frontDir, { version, ...(server === undefined ? {} : { server, area }) });
  while (!(await house.ask(`/login?${version}`)).text.includes(`"version":"${version}"`))
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  return version;
}
const isDrawn = (text: string) => text.includes('<h1>Homes</h1>');
const isLeftToBrowser = (text: string) =>
  text.includes('<div id="root"></div>') && text.includes('<script defer nonce=');
async function drawnAgain(): Promise<void> {
  const version = await deployed(good);
  for (let n = 0; !isDrawn((await house.ask(`/?${version}-${n}`)).text); n += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}
beforeEach(drawnAgain, 20_000);

describe('a release that cannot be drawn', () => {
  it.each([
    ['throws when it is loaded', 'throw new Error("broken")', areaThat()],
    ['is no JavaScript', 'const = ;', areaThat()],
    ['asks for what is no part of it', 'require("pg")', areaThat()],
    ['has no render', 'exports.shared = {}', areaThat()],
    ['has an area that throws when it is loaded', good, 'throw new Error("broken")'],
    ['has an area with its own idea of what is shared', good, 'require("left-pad")'],
    ['throws while it draws', shellThat('throw new Error("broken")'), areaThat()],
    ['draws nothing', shellThat('return undefined'), areaThat()],
  ])(
    '%s: the browser draws, search engines are told to come again, readers without script what happened',
    async (_name, server, area) => {
      await deployed(server, area);
      const { status, text } = await house.ask('/fr/homes?q="><b>');
      expect(status).toBe(500);
      expect(isLeftToBrowser(text)).toBe(true);
      const unread = /<noscript lang="fr-CA">(.*?)<\/noscript>/.exec(text)?.[1] ?? '';
      expect(unread).toContain('<h1>Quelque chose s’est brisé de notre côté</h1>');
      expect(unread).toMatch(/<code>[\w-]{8,}<\/code>/);
      expect(unread).toContain('<a href="/fr/homes?q=&quot;&gt;&lt;b&gt;">Réessayer</a>');
    },
  );
  it('has no server build: the browser draws', async () => {
    await deployed(undefined);
    expect(isLeftToBrowser((await house.ask('/homes')).text)).toBe(true);
  });
});

describe('a page that misbehaves while it is drawn', () => {
  it.each([
    ['loops for ever', 'while (true) {}', 1_500],
    ['never ends', 'await new Promise(() => {})', 1_500],
    ['loses a promise', 'Promise.reject(new Error("lost")); await new Promise(() => {})', 1_500],
    ['eats all memory', 'const all = []; while (true) all.push(new Array(1e5).fill(Math.random()));', 8_000],
    ['ends its process', 'process.exit(1)', 1_500],
  ])('%s: the browser draws it soon, and other pages do not notice', async (_name, deed, soonMs) => {
    await deployed(badWhen(deed));
    while (!isDrawn((await house.ask(`/warm?${Math.random()}`)).text));
    const since = performance.now();
    const bad = house.ask('/bad');
    const live = await house.ask('/health/live');
    expect(live.status).toBe(200);
    expect(performance.now() - since).toBeLessThan(400);
    expect(isLeftToBrowser((await bad).text)).toBe(true);
    expect(performance.now() - since).toBeLessThan(soonMs);
  });

  it('a version that failed three times in a minute is left alone, the next one is not', async () => {
    await deployed(badWhen('throw new Error("broken")'));
    expect(isDrawn((await house.ask('/fine')).text)).toBe(true);
    for (let n = 0; n < 3; n += 1) expect(isLeftToBrowser((await house.ask(`/bad?${n}`)).text)).toBe(true);
    expect(isLeftToBrowser((await house.ask('/fine?again')).text)).toBe(true);
    await drawnAgain();
  });

  it('a page that is only late is drawn by the browser, and the version stays', async () => {
    await deployed(badWhen('const until = Date.now() + 620; while (Date.now() < until);'));
    for (let n = 0; n < 4; n += 1) expect(isLeftToBrowser((await house.ask(`/bad?${n}`)).text)).toBe(true);
    while (!isDrawn((await house.ask(`/fine?${Math.random()}`)).text));
  });

  it('a late page that still asks for something is at work, not broken, and the version stays', async () => {
    await deployed(
      badWhen(
        `const until = Date.now() + 620; while (Date.now() < until); await request.fetchApi('/listings?late', { method: 'GET', headers: {} });`,
      ),
    );
    for (let n = 0; n < 4; n += 1) expect(isLeftToBrowser((await house.ask(`/bad?${n}`)).text)).toBe(true);
    // What is broken is known two seconds after it was late.
    for (const since = performance.now(); performance.now() - since < 2_500;) await house.ask(`/fine?${Math.random()}`);
    while (!isDrawn((await house.ask(`/fine?${Math.random()}`)).text));
  });

  it('a slow service is not the page’s fault: it is waited for, and the version stays', async () => {
    await deployed(
      badWhen(`await request.fetchApi('/listings?' + request.url.length, { method: 'GET', headers: {} });`),
    );
    const slowly = said({});
    house.catalog.answers((request, response, body) => {
      setTimeout(() => {
        slowly(request, response, body);
      }, 800);
    });
    for (const path of ['/bad?1', '/bad?22', '/bad?333', '/bad?4444'])
      expect(isDrawn((await house.ask(path)).text)).toBe(true);
  });
});
