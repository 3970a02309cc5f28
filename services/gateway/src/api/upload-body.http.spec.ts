import { once } from 'node:events';
import { request } from 'node:http';
import { maxPhotoBytes } from '@porchlight/contracts';
import { startGateway, type GatewayFixture } from '../testing/gateway-fixture.ts';
import { jsonResponse } from '../testing/stub-service.ts';

let gatewayFixture: GatewayFixture;
beforeEach(async () => {
  gatewayFixture = await startGateway();
});
afterEach(async () => {
  await gatewayFixture.stop();
});

const path = '/api/elandlord/photo-uploads/5f0e3c1a-5f2b-4a0e-9d0c-1f5a3e0c1d11';
const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
const part = (headers: Record<string, string>, body: string | Buffer) =>
  gatewayFixture.request(path, { method: 'PATCH', headers: { ...tus, ...headers }, body });

describe('an upload', () => {
  it('passes its bytes and the headers of the protocol on, and back', async () => {
    gatewayFixture.catalog.respondWith((_request, response) =>
      response.writeHead(204, { 'upload-offset': '9', 'tus-resumable': '1.0.0' }).end(),
    );
    const described = { 'upload-offset': '5', 'upload-length': '9', 'upload-metadata': 'filename YmlsbA==' };
    const sent = await part(described, 'tail');
    expect(sent).toMatchObject({ status: 204, headers: { 'upload-offset': '9', 'tus-resumable': '1.0.0' } });
    expect(gatewayFixture.catalog.lastRequest).toMatchObject({
      method: 'PATCH',
      body: 'tail',
      headers: { ...tus, ...described },
    });
  });

  it('is asked for its offset by HEAD', async () => {
    gatewayFixture.catalog.respondWith(jsonResponse({ upload: {} }, { headers: { 'upload-offset': '7' } }));
    const asked = await gatewayFixture.request(path, { method: 'HEAD', headers: tus });
    expect(asked).toMatchObject({ status: 200, headers: { 'upload-offset': '7' }, text: '' });
  });

  it('arrives while it is sent', async () => {
    let isArrived = () => {};
    const arrived = new Promise<void>((resolve) => {
      isArrived = resolve;
    });
    gatewayFixture.catalog.onRequest((received) => received.once('data', isArrived));
    const sent = request({ port: gatewayFixture.app.port, path, method: 'PATCH', headers: tus, agent: false });
    sent.write('first');
    await arrived;
    sent.end('last');
    const [response] = (await once(sent, 'response')) as [{ statusCode?: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(gatewayFixture.catalog.lastRequest.body).toBe('firstlast');
  });

  it.each([
    ['announced', { 'content-length': String(maxPhotoBytes + 1) }],
    ['found', { 'transfer-encoding': 'chunked' }],
  ])('above 10 MB is refused, its size %s', async (_, headers) => {
    const tooLarge = await part(headers, Buffer.alloc(maxPhotoBytes + 1));
    expect(tooLarge).toMatchObject({ status: 413, json: { code: 'body-too-large' } });
    expect(gatewayFixture.catalog.requests).toHaveLength(0);
  });

  it('needs its own type of body, which no other call accepts', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded'])
      expect(await part({ 'content-type': type }, '{}')).toMatchObject({ status: 415 });
    const login = await gatewayFixture.request('/api/login', { method: 'POST', headers: tus, body: '{}' });
    expect(login.status).toBe(415);
  });

  it('whose client disconnects is cut at the service, which is not taken for a failure of it', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const cut = new Promise<void>((resolve) => {
        gatewayFixture.catalog.onRequest((received) => {
          received.once('close', () => {
            if (!received.complete) resolve();
          });
          received.once('data', () => sent.destroy());
        });
      });
      const sent = request({ port: gatewayFixture.app.port, path, method: 'PATCH', headers: tus, agent: false });
      sent.on('error', () => undefined).write('half');
      await cut;
    }
    expect((await part({}, 'whole')).status).toBe(200);
  });

  it('to a service that is down, or that answers early, is refused, and the gateway goes on', async () => {
    gatewayFixture.catalog.answerEarly(403);
    for (let turn = 0; turn < 5; turn += 1) expect((await part({}, Buffer.alloc(2 * 1024 * 1024))).status).toBe(403);
    await gatewayFixture.catalog.close();
    for (let turn = 0; turn < 5; turn += 1) expect((await part({}, Buffer.alloc(2 * 1024 * 1024))).status).toBe(503);
    expect((await gatewayFixture.request('/health/live')).status).toBe(200);
  });
});
