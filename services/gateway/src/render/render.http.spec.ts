import { areaBuild, deploy, shellBuild } from '../testing/front-build.ts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

const good = shellBuild('return page({});');
// `/bad` runs the given code; every other page renders, so that threads can warm up.
const badWhen = (deed: string) => shellBuild(`if (request.url.startsWith('/bad')) { ${deed} } return page({});`);

let gatewayFixture: GatewayFixture;
beforeAll(async () => {
  gatewayFixture = await startGateway({ RENDER_WORKERS: '2' });
});
afterAll(async () => {
  await gatewayFixture.stop();
});

let versions = 0;
/** Deploys a release and waits until its pages are rendered or left to the browser. */
async function deployed(server: string | undefined, area = areaBuild()): Promise<string> {
  const version = `v${(versions += 1)}`;
  await deploy(gatewayFixture.frontDir, { version, ...(server === undefined ? {} : { server, area }) });
  while (!(await gatewayFixture.request(`/login?${version}`)).text.includes(`"version":"${version}"`))
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
  for (let n = 0; !isDrawn((await gatewayFixture.request(`/?${version}-${n}`)).text); n += 1)
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
}
beforeEach(drawnAgain, 20_000);

describe('a release that cannot be rendered', () => {
  it.each([
    ['throws when it is loaded', 'throw new Error("broken")', areaBuild()],
    ['is no JavaScript', 'const = ;', areaBuild()],
    ['asks for what is no part of it', 'require("pg")', areaBuild()],
    ['has no render', 'exports.shared = {}', areaBuild()],
    ['has an area that throws when it is loaded', good, 'throw new Error("broken")'],
    ['has an area with its own idea of what is shared', good, 'require("left-pad")'],
    ['throws while it draws', shellBuild('throw new Error("broken")'), areaBuild()],
    ['draws nothing', shellBuild('return undefined'), areaBuild()],
  ])('%s: is rendered by the browser, with a 5xx status and a noscript explanation', async (_name, server, area) => {
    await deployed(server, area);
    const { status, text } = await gatewayFixture.request('/fr/homes?q="><b>');
    expect(status).toBe(500);
    expect(isLeftToBrowser(text)).toBe(true);
    const unread = /<noscript lang="fr-CA">(.*?)<\/noscript>/.exec(text)?.[1] ?? '';
    expect(unread).toContain('<h1>Un problème est survenu de notre côté</h1>');
    expect(unread).toMatch(/<code>[\w-]{8,}<\/code>/);
    expect(unread).toContain('<a href="/fr/homes?q=&quot;&gt;&lt;b&gt;">Réessayer</a>');
  });
  it('without a server build is rendered by the browser', async () => {
    await deployed(undefined);
    expect(isLeftToBrowser((await gatewayFixture.request('/homes')).text)).toBe(true);
  });
});

describe('a page that misbehaves during rendering', () => {
  it.each([
    ['loops for ever', 'while (true) {}', 1_500],
    ['never ends', 'await new Promise(() => {})', 1_500],
    ['loses a promise', 'Promise.reject(new Error("lost")); await new Promise(() => {})', 1_500],
    ['eats all memory', 'const all = []; while (true) all.push(new Array(1e5).fill(Math.random()));', 8_000],
    ['ends its process', 'process.exit(1)', 1_500],
  ])('%s: is left to the browser promptly, and other pages are unaffected', async (_name, deed, soonMs) => {
    await deployed(badWhen(deed));
    while (!isDrawn((await gatewayFixture.request(`/warm?${Math.random()}`)).text));
    const since = performance.now();
    const bad = gatewayFixture.request('/bad');
    const live = await gatewayFixture.request('/health/live');
    expect(live.status).toBe(200);
    expect(performance.now() - since).toBeLessThan(400);
    expect(isLeftToBrowser((await bad).text)).toBe(true);
    expect(performance.now() - since).toBeLessThan(soonMs);
  });

  it('disables a version after three failures in a minute, but not the next version', async () => {
    await deployed(badWhen('throw new Error("broken")'));
    expect(isDrawn((await gatewayFixture.request('/fine')).text)).toBe(true);
    for (let n = 0; n < 3; n += 1) expect(isLeftToBrowser((await gatewayFixture.request(`/bad?${n}`)).text)).toBe(true);
    expect(isLeftToBrowser((await gatewayFixture.request('/fine?again')).text)).toBe(true);
    await drawnAgain();
  });

  it('leaves a slow page to the browser without blaming the version', async () => {
    await deployed(badWhen('const until = Date.now() + 620; while (Date.now() < until);'));
    for (let n = 0; n < 4; n += 1) expect(isLeftToBrowser((await gatewayFixture.request(`/bad?${n}`)).text)).toBe(true);
    while (!isDrawn((await gatewayFixture.request(`/fine?${Math.random()}`)).text));
  });

  it('treats an overdue page that still calls the API as slow, not hung', async () => {
    await deployed(
      badWhen(
        `const until = Date.now() + 620; while (Date.now() < until); await request.fetchApi('/listings?late', { method: 'GET', headers: {} });`,
      ),
    );
    for (let n = 0; n < 4; n += 1) expect(isLeftToBrowser((await gatewayFixture.request(`/bad?${n}`)).text)).toBe(true);
    // A hung page is detected two seconds after its time budget is exhausted.
    for (const since = performance.now(); performance.now() - since < 2_500;)
      await gatewayFixture.request(`/fine?${Math.random()}`);
    while (!isDrawn((await gatewayFixture.request(`/fine?${Math.random()}`)).text));
  });

  it('waits for a slow service without blaming the version', async () => {
    await deployed(
      badWhen(`await request.fetchApi('/listings?' + request.url.length, { method: 'GET', headers: {} });`),
    );
    const slowly = jsonResponse({});
    gatewayFixture.catalog.respondWith((request, response, body) => {
      setTimeout(() => {
        slowly(request, response, body);
      }, 800);
    });
    for (const path of ['/bad?1', '/bad?22', '/bad?333', '/bad?4444'])
      expect(isDrawn((await gatewayFixture.request(path)).text)).toBe(true);
  });
});
