import { startForTest, type TestApp } from '@porchlight/service-kit/testing';
import { content } from '../content.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startForTest(content, { SEED: 'demo' });
});
afterAll(() => app.stop());

const at = (address: string, lang = 'en-CA') =>
  app.get(`/pages/by-address?address=${encodeURIComponent(address)}&lang=${lang}`);
const addPage = (slug: string, state: string, publishedAt: string) =>
  app.sql(
    `
  insert into page (slug, page_type_id, title, description, body, state, published_at)
  select $1, id, '{"en-CA": "T"}', '{"en-CA": "D"}', '{"en-CA": "<p>B</p>"}', $2, now() + $3::interval
  from page_type where key = 'text'`,
    [slug, state, publishedAt],
  );

describe('page', () => {
  it.each(['privacy-policy', 'terms-of-use', 'about', 'about-the-data', 'stay-safe', 'contact'])(
    'exists at /%s in English and French',
    async (slug) => {
      const english = await at(`/${slug}`);
      const french = await at(`/${slug}`, 'fr-CA');
      expect(english).toMatchObject({ status: 200, body: { page: { slug, lang: 'en-CA' } } });
      expect(french).toMatchObject({ status: 200, body: { page: { slug, lang: 'fr-CA' } } });
      expect(french.body.page.title).not.toBe(english.body.page.title);
      expect(french.body.page.body).not.toBe(english.body.page.body);
    },
  );

  it('is found with or without slash, language, query and hash', async () => {
    for (const address of [
      'about',
      '/about',
      '/about/',
      '/fr/about',
      '/en-us/about?utm_source=x',
      '/about#us',
      '//about',
    ])
      expect((await at(address)).body.page.slug).toBe('about');
  });

  it('links to pages in the language of the reader', async () => {
    expect((await at('/contact', 'fr-CA')).body.page.body).toContain('href="/fr/faqs"');
    expect((await at('/contact', 'en-US')).body.page.body).toContain('href="/en-us/faqs"');
  });

  it('credits the sources of the data', async () => {
    const { body } = (await at('/about-the-data')).body.page;
    expect(body).toMatch(/GeoNames[\s\S]*CC BY 4\.0/);
    expect(body).toMatch(/UCI Machine Learning Repository[\s\S]*CC BY 4\.0/);
  });

  it('that moved is returned for its old addresses with its new slug, unless another page exists there', async () => {
    await app.sql(
      `
        insert into redirect (from_address, to_address)
        values ('/staying-safe', '/stay-safe'), ('/old-safety', '/staying-safe'), ('/contact', '/about')`,
    );
    for (const old of ['/staying-safe', '/old-safety', '/fr/staying-safe'])
      expect((await at(old)).body.page.slug).toBe('stay-safe');
    expect((await at('/contact')).body.page.slug).toBe('contact');
  });

  it('replaced by a redirect returns movedTo, and redirect cycles return 404', async () => {
    await app.sql(
      `
        insert into redirect (from_address, to_address)
        values ('/leases', '/guides/what-a-lease-says'), ('/round', '/and-round'), ('/and-round', '/round')`,
    );
    expect((await at('/leases')).body).toEqual({ movedTo: '/guides/what-a-lease-says' });
    expect((await at('/round')).status).toBe(404);
  });

  it('returns template, headings and ordered blocks in the language of the reader', async () => {
    const { page } = (await at('/about', 'fr-CA')).body;
    expect([page.template, page.blocks.map(({ kind }: { kind: string }) => kind)]).toEqual([
      'landing',
      ['cards', 'notice', 'steps', 'rich-text', 'faq-list', 'call-to-action', 'form'],
    ]);
    expect(page.blocks[0].contents.slice(0, 2)).toEqual([
      { contentKey: 'title', content: 'Ce que nous croyons', lang: 'fr-CA' },
      { contentKey: '1.title', content: 'La lumière est allumée', lang: 'fr-CA' },
    ]);
    expect((await at('/contact')).body.page.template).toBe('contact');
    expect((await at('/stay-safe')).body.page.contents[0]).toEqual({ id: 'three-rules', title: 'Three rules' });
  });

  it('excludes draft blocks and sanitizes block HTML', async () => {
    await app.sql(`update content_block set state = 'draft' where key = 'page.about.notice'`);
    await app.sql(
      `
        update content_value set content = '{"en-CA": "<p>A <a href=/homes>b</a></p><script>x()</script>"}'
        where block_key = 'page.about.makers' and key = 'html'`,
    );
    const { blocks } = (await at('/about', 'en-US')).body.page;
    expect(blocks.map(({ key }: { key: string }) => key)).not.toContain('page.about.notice');
    expect(JSON.stringify(blocks)).toContain(JSON.stringify('<p>A <a href="/en-us/homes">b</a></p>'));
  });

  it.each(['privacy-policy', 'terms-of-use'])(
    'with legal text (%s) has a date, a table of contents, a responsible operator and a reasonable length',
    async (slug) => {
      for (const lang of ['en-CA', 'fr-CA']) {
        const { body, contents } = (await at(`/${slug}`, lang)).body.page;
        const words = body
          .replace(/<[^>]*>/g, ' ')
          .split(/\s+/)
          .filter((word: string) => /[\p{L}\d]/u.test(word)).length; // French punctuation stands alone
        expect({
          lang,
          isDated: /(November 2[57],|2[57] novembre) 2026/.test(body),
          isFitLength: words >= 900 && words <= 1700,
          unfilled: body.match(/\{\{\w*\}\}/g),
          hasContents: contents.length >= 10,
        }).toEqual({ lang, isDated: true, isFitLength: true, unfilled: null, hasContents: true });
        expect(body).toContain('example.com');
      }
    },
  );

  it.each([
    [
      'en-CA',
      ['your move-in date', 'source and campaign', 'You save your picks by email', 'session token'],
      'codes from your phone, and',
    ],
    [
      'fr-CA',
      ['votre date d’emménagement', 'source et la campagne', 'vos choix par courriel', 'jeton de session'],
      'ni de codes',
    ],
  ])(
    'of the privacy policy (%s) names what inquiries, saved picks and the browser hold',
    async (lang, parts, untrue) => {
      const { body } = (await at('/privacy-policy', lang)).body.page;
      expect(parts.filter((part) => !body.includes(part))).toEqual([]);
      expect(body).not.toContain(untrue);
      expect(body.match(/\b(400|90|24) (days|months|jours|mois|heures|hours)/g)).toEqual(
        expect.arrayContaining(
          lang === 'fr-CA' ? ['400 jours', '90 jours', '24 mois'] : ['400 days', '90 days', '24 months'],
        ),
      );
    },
  );

  it.each([
    ['en-CA', 'Porchlight marks the homes whose landlords welcome newcomers'],
    ['fr-CA', 'Porchlight signale les logements dont les propriétaires accueillent les nouveaux arrivants'],
  ])('about the site (%s) does not claim that every landlord welcomes newcomers', async (lang, sentence) => {
    expect((await at('/about', lang)).body.page.body).toContain(sentence);
  });

  it('fills operator details from the settings as escaped text', async () => {
    await addPage('who', 'published', '-1 day');
    await app.sql(
      `update page set body = '{"en-CA": "<p>{{company}}, {{privacyOfficer}}, {{unknown}}</p>"}' where slug = 'who'`,
    );
    expect((await at('/who')).body.page.body).toBe('<p>Porchlight, Porchlight, {{unknown}}</p>');
    await app.sql(`update site_profile set company = 'A <b>& Co.'`);
    expect((await at('/who')).body.page.body).toBe('<p>A &lt;b&gt;&amp; Co., Porchlight, {{unknown}}</p>');
  });

  it.each([
    ['draft', '-1 day'],
    ['archived', '-1 day'],
    ['scheduled', '1 day'],
    ['published', '1 day'],
  ])('that is %s from %s on returns 404', async (state, from) => {
    await addPage(`hidden-${state}`, state, from);
    expect(await at(`/hidden-${state}`)).toMatchObject({ status: 404, body: { code: 'page-not-found' } });
  });

  it('that is missing returns 404 in the language of the browser', async () => {
    const { status, body } = await app.get('/pages/by-address?address=/nowhere', {
      headers: { 'accept-language': 'fr-CA' },
    });
    expect([status, body.message]).toEqual([404, 'Nous n’avons pas trouvé cette page.']);
  });

  it.each(['', '/', '%00', '/%E0%A4', '/about/../admin', "/about' or true --", 'x'.repeat(2000)])(
    'returns no server error for the address %j',
    async (address) => {
      expect(
        (await app.get(`/pages/by-address?address=${address.includes('%') ? address : encodeURIComponent(address)}`))
          .status,
      ).toBe(404);
    },
  );

  it('is sanitized again on output', async () => {
    await addPage('old-row', 'published', '-1 day');
    await app.sql(
      `
        update page set body = '{"en-CA": "<p>B</p><script>alert(1)</script><img src=x onerror=alert(1)>"}'
        where slug = 'old-row'`,
    );
    expect((await at('/old-row')).body.page.body).toBe('<p>B</p>');
  });

  it('in one language only is returned in that language, reported in lang', async () => {
    await addPage('english-only', 'changed', '-1 day');
    expect((await at('/english-only', 'fr-CA')).body.page).toMatchObject({ lang: 'en-CA', title: 'T' });
  });
});
