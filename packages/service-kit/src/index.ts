/**
 * Framework that every service is built on. A service consists of its feature folders and one definition:
 *
 * // services/catalog/src/catalog.ts, the definition: the file has the name of the service
 * export const catalog = defineService({
 * name: 'catalog', module: CatalogModule, entities: [...], migrations: [...], config: CatalogConfig, seed,
 * });
 *
 * // services/catalog/src/main.ts
 * export const start = (environment) => catalog.start(environment); // several services can run in one process
 * runAsProcess(import.meta.url, catalog); // starts the service when this file is the entry point of the process
 *
 * // services/catalog/src/favourites/favourite.controller.ts
 * @Controller() export class FavouriteController {
 * @Handle(toggleFavourite)
 * toggle(@Input() { body }: InputOf<typeof toggleFavourite>, @CallerOf() caller: Caller) { … }
 * }
 *
 * - Routes (path, method, status, access, classes, caching) are declared in `@porchlight/contracts`; `@Handle` binds a
 * controller method to a route. A handler without a route stops the boot; a response that does not match its class is a
 * 500 outside production. Files: return Nest's `StreamableFile`; a `cache-control` header that the handler sets is
 * preserved.
 * - Errors: `throw new Problem(404, 'home-not-found', messages.homeNotFound)`, where `messages =
 * messageReferences(defineMessages({ en, fr }))` of `@porchlight/messages`; `notFound()`, `forbidden()`,
 * `unavailable()`. Unique violations become 409, an overloaded database 503 (`problem-of.ts`); `constraintOf(error)`
 * returns the name of the constraint.
 * - Injectable without imports: `ServiceConfig` (and the service's own config class), `Log`, `SqlPool`,
 * `ServiceClient`, `Outbox`, `IdentitySigner`, every entity's repository (`@InjectRepository(Listing)`) and
 * `@InjectDataSource()`.
 * - Config: a class that extends `ServiceConfig`; the field `mailHost` reads `MAIL_HOST`; field initializers are the
 * defaults.
 * - Frequent reads: `pool.rows<Row>('search_page', 'select … where id = $1', [id])`; each statement name has exactly
 * one SQL text. An additional pool with its own settings: `new SqlPool({ url, schema: 'catalog', size: 4,
 * planCacheMode: 'force_custom_plan' })`; close it in `onApplicationShutdown`.
 * - Events for other services: `outbox.emit(manager, 'entitlements.changed', payload)` in the transaction that makes
 * the change. The consumer declares `@Consumes('entitlements.changed') apply(event, manager)` on any provider; it runs
 * once per event, in the transaction that records the delivery.
 * - Admin entities: `resourceModule(faqResource, Faq, FaqRules)` serves a resource of contracts
 * (docs/how-to/add-an-entity.md).
 * - Long tasks that support starts: `utilitiesModule('catalog', CatalogSteps, [...])` with a class that extends
 * `UtilitySteps`; the service has the migrations of `utility_run` and `utility_finding`.
 * - Background jobs: `outbox.enqueue(manager, 'name', payload, { runAt })` and `@Task('name')`; one job per key,
 * revived when it is a dead letter: `outbox.resume(manager, 'name', payload, { key, runAt })`. `@RecurringTask('name')`
 * does so at every start of the service; its handler enqueues the next run.
 * - Migrations: classes named `CreateX20261121030000`; the kit adds its own tables (job, inbox, seed_version). The
 * schema has the name of the service, extensions (unaccent, btree_gin, btree_gist) are in the schema `extensions`; both
 * are on the search path. A new extension goes into `provision.ts`: services may not create any.
 * - Seeds: `seed({ file, once })` reads `await file(new URL('../seed/market.json.gz', import.meta.url))` and inserts it
 * in `once(market.version, async (manager) => …)`: one transaction, once per version of the file.
 * - The gateway is a service too: `auth: 'public'` (no identity token and no declared access required) and `setUp(app,
 * config)` for plugins.
 * - Tests: `@porchlight/service-kit/testing` (`startForTest`, `asRenter()`, `asStaff([...])`, `asService('commerce')`,
 * `guest`).
 */
import '@porchlight/messages/compile-messages';

export { RefreshedValue } from './cache/refreshed-value.ts';
export { SingleFlight } from './cache/single-flight.ts';
export { InvalidConfigError, readConfig, type Environment } from './config/read-config.ts';
export { ProcessConfig } from './config/process-config.ts';
export { ServiceConfig } from './config/service-config.ts';
export { isEntryModule, processEnvironment } from './config/config.ts';
export { csvFile, csvStream, csvText, type CsvOptions } from './csv.ts';
export { fetchText, type FetchTextOptions } from './fetch-text.ts';
export { addHealth, Readiness } from './health.ts';
export { HourlyLimit } from './hourly-limit.ts';
export { lookUpLink } from './link-lookup.ts';
export { Log, errorFields, type LogLevel } from './log.ts';
export { preferredLanguage } from './http/messages.ts';
export {
  Problem,
  forbidden,
  notFound,
  unauthenticated,
  unavailable,
  versionConflict,
  versionNotFound,
  type ProblemDetails,
} from './http/problem.ts';
export { constraintOf, databaseCodeOf, toProblem } from './http/to-problem.ts';
export { acceptUploads } from './http/accept-uploads.ts';
export { readUpload } from './http/read-upload.ts';
export { CallerOf, ClientOf, Handle, Input, LanguageOf, ROUTE } from './http/handle.ts';
export { clientKey, networkOf } from './http/client-network.ts';
export { SerializedJson } from './http/serialized-json.ts';
export {
  bindingHeader,
  clientAddressHeader,
  contextOf,
  type Client,
  type RequestContext,
} from './http/request-context.ts';
export { identityHeader } from './http/http-adapter.ts';
export { clockSkewSeconds, gatewayIssuer, identityLifetimeSeconds, type Claims } from './identity/claims.ts';
export { IdentitySigner, type Subject } from './identity/identity-signer.ts';
export { IdentityReader, readPublicKeys } from './identity/identity-reader.ts';
export { requireUser } from './identity/require-user.ts';
export { SignedLinks, type LinkClaims, type LinkPurpose, type LinkVerification } from './signed-links.ts';
export { isDisposableEmail } from './privacy/disposable-domains.ts';
export { maskEmail, normalizeEmail, normalizeMailbox } from './privacy/email-address.ts';
export { PersonalDataService } from './privacy/personal-data-service.ts';
export { PersonalData, type PersonalStatement, type PersonalTable } from './privacy/personal-data.ts';
export { ServiceClient, ServiceResponseError, buildPath, type CallOptions } from './service-client.ts';
export { RateLimiter, type LimitStatements } from './rate-limiter.ts';
export { changedCount, changedRow, changedRowOrFail, changedRows } from './database/changes.ts';
export { wordQuery } from './database/word-query.ts';
export { SqlPool, type SqlPoolOptions } from './database/sql-pool.ts';
export { ReplicaReads } from './database/replica-reads.ts';
export { sessionOptions, type PlanCacheMode } from './database/connection-options.ts';
export { connect } from './database/connect.ts';
export { createDataSource, type EntityClass, type MigrationClass } from './database/data-source.ts';
export { CreateResourceHistory20261122180000 } from './database/migrations/20261122180000-create-resource-history.ts';
export { CreateListExport20261127204000 } from './database/migrations/20261127204000-create-list-export.ts';
export { RunUtilities20261129130000 } from './database/migrations/20261129130000-run-utilities.ts';
export { KeepUtilityFindings20261129223000 } from './database/migrations/20261129223000-keep-utility-findings.ts';
export { provision, type ProvisionedService } from './database/provision.ts';
export { migrate, withAdvisoryLock } from './database/migrate.ts';
export { seedContext, type SeedContext, type SeedFile } from './database/seeding.ts';
export { JobQueue } from './outbox/job-queue.ts';
export { JobWorker } from './outbox/job-worker.ts';
export { nextDailyRun } from './outbox/next-daily-run.ts';
export { Outbox, type JobTiming } from './outbox/outbox.ts';
export { Sweeper, sweepTask } from './outbox/sweeper.ts';
export { Consumes, RecurringTask, Task, type TransactionalHandler } from './outbox/handlers.ts';
export { defineService, migrationsOf } from './service/define-service.ts';
export { reportChange, reportExport, type Author } from './resource/report-change.ts';
export { ResourceHistory } from './resource/resource-history.ts';
export { resourceHistoryData } from './resource/resource-history-data.ts';
export { listExportData } from './resource/exports/list-export-data.ts';
export { resourceModule } from './resource/resource-module.ts';
export type { ResourceEntity, ResourceRules } from './resource/resource-rules.ts';
export { runAsProcess, type Program } from './service/run-as-process.ts';
export { utilitiesModule } from './utilities/utilities-module.ts';
export {
  UtilitySteps,
  type UtilityProgress,
  type UtilityStep,
  type UtilityStepResult,
} from './utilities/utility-steps.ts';
export type { RunningService, Service, ServiceDefinition } from './service/service-definition.ts';
