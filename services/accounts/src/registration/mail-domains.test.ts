import { MailDomains, type MailDns } from './mail-domains.ts';

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
/** Name server with the given records; it answers all others with `code`. */
function domainsWith(records: Partial<Record<keyof MailDns, readonly unknown[]>>, code = 'ENODATA') {
  const asked: string[] = [];
  const answer = (type: keyof MailDns) => (domain: string) => {
    asked.push(`${type} ${domain}`);
    return (records[type] ? Promise.resolve(records[type]) : failing(code)) as never;
  };
  const dns = { resolveMx: answer('resolveMx'), resolve4: answer('resolve4'), resolve6: answer('resolve6') };
  return { domains: new MailDomains(dns), asked };
}

describe('a domain', () => {
  it.each([
    ['with a mail server', { resolveMx: [{ exchange: 'mx.example', priority: 10 }] }, true],
    ['with an address only', { resolve6: ['2001:db8::1'] }, true],
    ['that refuses mail', { resolveMx: [{ exchange: '', priority: 0 }], resolve4: ['192.0.2.1'] }, false],
    ['without records', {}, false],
  ])('%s receives mail or not', async (_, records, expected) => {
    expect(await domainsWith(records).domains.receivesMail('site.example')).toBe(expected);
  });

  it('that does not exist receives no mail', async () => {
    expect(await domainsWith({}, 'ENOTFOUND').domains.receivesMail('gmial.example')).toBe(false);
  });

  it.each(['ETIMEOUT', 'ECONNREFUSED', 'ESERVFAIL'])('is unknown while the name server fails (%s)', async (code) => {
    const { domains, asked } = domainsWith({}, code);
    expect(await domains.receivesMail('site.example')).toBeUndefined();
    await domains.receivesMail('site.example');
    expect(asked).toEqual(['resolveMx site.example', 'resolveMx site.example']);
  });

  it('is looked up once in an hour, in its ASCII form', async () => {
    const { domains, asked } = domainsWith({ resolveMx: [{ exchange: 'mx.example', priority: 1 }] });
    for (const spelling of ['métro.example', 'MÉTRO.example']) await domains.receivesMail(spelling);
    expect(asked).toEqual(['resolveMx xn--mtro-bpa.example']);
  });

  it.each(['db.internal', 'postgres.default.svc.cluster.local', '1.0.0.127.in-addr.arpa'])(
    'of a private network (%s) is not looked up',
    async (domain) => {
      const { domains, asked } = domainsWith({});
      expect(await domains.receivesMail(domain)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );

  it('is unknown when it is none', async () => {
    expect(await domainsWith({}).domains.receivesMail('a%b.example')).toBeUndefined();
  });
});
