import { Module, type DynamicModule, type Provider, type ValueProvider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { getDataSourceToken, getRepositoryToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ServiceName } from '@porchlight/contracts';
import { deliverEvent } from '@porchlight/contracts/internal';
import { ServiceClient } from '../service-client.ts';
import { ServiceConfig } from '../config/service-config.ts';
import type { EntityClass } from '../database/data-source.ts';
import { SqlPool } from '../database/sql-pool.ts';
import { AccessGuard } from '../http/access-guard.ts';
import { ResponseCheck } from '../http/response-check.ts';
import { DeclaredAccessCheck } from '../http/declared-access-check.ts';
import { AccessDenialReporter } from '../http/access-denial-reporter.ts';
import { ProblemFilter } from '../http/problem-filter.ts';
import { IdentitySigner } from '../identity/identity-signer.ts';
import { SignedLinks } from '../signed-links.ts';
import { Log } from '../log.ts';
import { EventInbox } from '../outbox/event-inbox.ts';
import { eventController } from '../outbox/event-controller.ts';
import { failedJobController } from '../outbox/failed-jobs/failed-job-controller.ts';
import { FailedJobQueue } from '../outbox/failed-jobs/failed-job-queue.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxWatch } from '../outbox/outbox-watch.ts';
import { Sweeper } from '../outbox/sweeper.ts';
import { trashSweeps } from '../resource/trash-sweeps.ts';
import type { ServiceResources, ServiceDefinition } from './service-definition.ts';

const receivesEvents = (name: string): name is keyof typeof deliverEvent => name in deliverEvent;

const accessProviders = (service: ServiceName): Provider[] => [
  AccessDenialReporter,
  { provide: APP_GUARD, useClass: AccessGuard },
  {
    provide: DeclaredAccessCheck,
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) => new DeclaredAccessCheck(discovery, service),
  },
];

// TypeOrmModule is not used: it keeps a process-wide registry of names, and several services may run in one process.
const entityProviders = (entities: readonly EntityClass[], dataSource: DataSource): ValueProvider[] => [
  { provide: getDataSourceToken(), useValue: dataSource },
  ...entities.map((entity) => ({ provide: getRepositoryToken(entity), useValue: dataSource.getRepository(entity) })),
];

/** Global module around a service's own module; provides everything that the kit makes injectable. */
@Module({})
export class KitModule {
  static forService<C extends ServiceConfig>(
    definition: ServiceDefinition<C>,
    resources: ServiceResources<C>,
  ): DynamicModule {
    const { config, dataSource, log } = resources;
    const isInternal = definition.auth !== 'public';
    const injectable: ValueProvider[] = [
      { provide: ServiceConfig, useValue: config },
      { provide: definition.config, useValue: config },
      { provide: Log, useValue: log },
      { provide: SqlPool, useValue: resources.pool },
      { provide: ServiceClient, useValue: resources.client },
      { provide: IdentitySigner, useValue: resources.signer },
      { provide: Outbox, useValue: resources.outbox },
      { provide: SignedLinks, useValue: new SignedLinks(config.linkSecret.split(',')) },
      ...entityProviders(definition.entities, dataSource),
    ];
    return {
      module: KitModule,
      global: true,
      imports: [DiscoveryModule, definition.module],
      controllers: receivesEvents(definition.name)
        ? [eventController(definition.name), failedJobController(definition.name)]
        : [],
      providers: [
        ...injectable,
        { provide: EventInbox, useValue: new EventInbox(dataSource) },
        { provide: FailedJobQueue, useValue: new FailedJobQueue(dataSource, resources.pool, resources.outbox) },
        {
          provide: Sweeper,
          useValue: new Sweeper(resources.outbox, [...(definition.sweeps ?? []), ...trashSweeps(dataSource)]),
        },
        { provide: OutboxWatch, useValue: new OutboxWatch(resources.outbox, log) },
        { provide: APP_FILTER, useValue: new ProblemFilter(log) },
        ...(isInternal ? accessProviders(definition.name) : []),
        ...(isInternal && !config.isProduction ? [{ provide: APP_INTERCEPTOR, useClass: ResponseCheck }] : []),
      ],
      exports: injectable.map((provider) => provider.provide),
    };
  }
}
