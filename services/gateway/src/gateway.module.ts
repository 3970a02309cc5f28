import { Module, type FactoryProvider, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { publicRoutes } from '@porchlight/contracts/all';
import { resolveSession } from '@porchlight/contracts/internal';
import { IdentitySigner, Log, ServiceClient, SqlPool } from '@porchlight/service-kit';
import { Admission } from './api/admission.ts';
import { ApiCalls } from './api/api-calls.ts';
import { ApiController } from './api/api.controller.ts';
import { ResponseCache } from './api/response-cache.ts';
import { RouteTable } from './api/route-table.ts';
import { VisitorGuard } from './api/visitor-guard.ts';
import { GatewayConfig } from './config.ts';
import { DocsController } from './docs.controller.ts';
import { AppFilesController } from './install/app-files.controller.ts';
import { FilesController } from './files/files.controller.ts';
import { Overload } from './limits/overload.ts';
import { LocalLimits } from './limits/local-limits.ts';
import { ProvenLimits } from './limits/proven-limits.ts';
import { RateLimits } from './limits/rate-limits.ts';
import { PageApi } from './pages/page-api.ts';
import { PageController } from './pages/page.controller.ts';
import { PlainFormController } from './pages/plain-form.controller.ts';
import { PageCache } from './pages/page-cache.ts';
import { Releases } from './pages/releases.ts';
import { SitePermalinks } from './pages/site-permalinks.ts';
import { ApiCounts } from './report/api-counts.ts';
import { ApiReporter } from './report/api-reporter.ts';
import { ServiceProxy } from './proxy/service-proxy.ts';
import { renderCacheablePage } from './render/render-cacheable-page.ts';
import { Renderer } from './render/renderer.ts';
import { workerFile } from './render/worker-file.ts';
import { BearerStrategy } from './session/bearer-strategy.ts';
import { PolicyReportCounts } from './security/policy-report-counts.ts';
import { PolicyReportsController } from './security/policy-reports.controller.ts';
import { ThirdPartyHostSettings } from './security/third-party-hosts.ts';
import { Identities } from './session/identities.ts';
import { CacheDrops, contentKey, everyoneKey } from './session/cache-drops.ts';
import { Sessions } from './session/sessions.ts';
import { FeedController } from './sitemaps/feed.controller.ts';
import { Sitemap } from './sitemaps/sitemap.ts';
import { SitemapController } from './sitemaps/sitemap.controller.ts';

const factory = <T>(
  provide: FactoryProvider<T>['provide'],
  inject: NonNullable<FactoryProvider['inject']>,
  useFactory: FactoryProvider<T>['useFactory'],
): FactoryProvider<T> => ({ provide, inject, useFactory });

const sessions = [
  BearerStrategy,
  factory(
    Sessions,
    [ServiceClient],
    (client: ServiceClient) =>
      new Sessions(
        async (token, binding) =>
          (await client.call(resolveSession, { body: { token, ...(binding === undefined ? {} : { binding }) } }))
            .session,
      ),
  ),
  factory(
    CacheDrops,
    [SqlPool, GatewayConfig, Log, Sessions, ResponseCache, PageCache],
    (
      sql: SqlPool,
      config: GatewayConfig,
      log: Log,
      ...[known, responses, rendered]: [Sessions, ResponseCache, PageCache]
    ) =>
      new CacheDrops({
        sql,
        url: config.databaseUrl,
        log,
        drop: (key) => {
          if (key === contentKey) {
            responses.expire();
            rendered.clear();
          } else if (key === everyoneKey) known.dropAll();
          else known.drop(key);
        },
      }),
  ),
  factory(Identities, [IdentitySigner], (signer: IdentitySigner) => new Identities(signer)),
];
const urlsOf = ({ catalogUrl, accountsUrl, commerceUrl, contentUrl }: GatewayConfig) => ({
  catalog: catalogUrl,
  accounts: accountsUrl,
  commerce: commerceUrl,
  content: contentUrl,
});
const reports = [
  factory(ApiCounts, [], () => new ApiCounts()),
  factory(
    ApiReporter,
    [ApiCounts, ServiceClient, GatewayConfig, Log],
    (counts: ApiCounts, client: ServiceClient, config: GatewayConfig, log: Log) =>
      new ApiReporter({ counts, client, urls: urlsOf(config), log }),
  ),
];
const api = [
  factory(RouteTable, [], () => new RouteTable(Object.values(publicRoutes))),
  factory(
    ServiceProxy,
    [GatewayConfig, Log],
    (config: GatewayConfig, log: Log) =>
      new ServiceProxy(urlsOf(config), (place) => {
        log.warn('circuit breaker opened', { place });
      }),
  ),
  factory(
    RateLimits,
    [SqlPool, Log, GatewayConfig],
    (sql: SqlPool, log: Log, config: GatewayConfig) => new RateLimits({ sql, log, isEnabled: config.rateLimits }),
  ),
  factory(
    ProvenLimits,
    [RateLimits, GatewayConfig],
    (limits: RateLimits, config: GatewayConfig) => new ProvenLimits(limits, config.servicePrivateKey),
  ),
  factory(LocalLimits, [GatewayConfig], (config: GatewayConfig) => new LocalLimits({ isEnabled: config.rateLimits })),
  factory(ResponseCache, [], () => new ResponseCache()),
  Overload,
  Admission,
  VisitorGuard,
  ApiCalls,
];
const pages = [
  factory(Releases, [GatewayConfig], (config: GatewayConfig) => new Releases(config.frontDir)),
  factory(
    Renderer,
    [GatewayConfig, Log],
    (config: GatewayConfig, log: Log) =>
      new Renderer({ workerFile: workerFile(config), threads: config.renderWorkers, log }),
  ),
  factory(
    PageCache,
    [Renderer, PageApi],
    (renderer: Renderer, pageApi: PageApi) =>
      new PageCache((request) => renderCacheablePage(renderer, pageApi, request)),
  ),
  PageApi,
  Sitemap,
  SitePermalinks,
  ThirdPartyHostSettings,
  PolicyReportCounts,
];

/** Starts the background tasks with the app and stops them after the last response. */
class Background implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #parts: {
    readonly drops: CacheDrops;
    readonly renderer: Renderer;
    readonly releases: Releases;
    readonly pageApi: PageApi;
    readonly proxy: ServiceProxy;
    readonly limits: RateLimits;
    readonly overload: Overload;
    readonly reporter: ApiReporter;
  };
  constructor(
    drops: CacheDrops,
    renderer: Renderer,
    releases: Releases,
    pageApi: PageApi,
    proxy: ServiceProxy,
    limits: RateLimits,
    ...[overload, reporter]: [Overload, ApiReporter]
  ) {
    this.#parts = { drops, renderer, releases, pageApi, proxy, limits, overload, reporter };
  }

  async onApplicationBootstrap(): Promise<void> {
    const { drops, releases, renderer, pageApi, reporter } = this.#parts;
    reporter.start();
    await drops.listen();
    const release = await releases.current();
    if (release) renderer.start(release, (path, headers) => pageApi.get(path, headers));
  }

  async onApplicationShutdown(): Promise<void> {
    const { drops, renderer, proxy, limits, overload, reporter } = this.#parts;
    reporter.stop();
    limits.stop();
    overload.stop();
    await Promise.all([drops.stop(), renderer.stop(), proxy.close()]);
  }
}

@Module({
  controllers: [
    DocsController,
    ApiController,
    FilesController,
    AppFilesController,
    SitemapController,
    FeedController,
    PolicyReportsController,
    PlainFormController,
    PageController,
  ],
  providers: [
    ...sessions,
    ...reports,
    ...api,
    ...pages,
    factory(
      Background,
      [CacheDrops, Renderer, Releases, PageApi, ServiceProxy, RateLimits, Overload, ApiReporter],
      (...parts: ConstructorParameters<typeof Background>) => new Background(...parts),
    ),
  ],
})
export class GatewayModule {}
