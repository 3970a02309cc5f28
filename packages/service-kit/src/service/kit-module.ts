import { Module, type DynamicModule, type Provider, type ValueProvider } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { getDataSourceToken, getRepositoryToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { ServiceName } from '@porchlight/contracts';
import { deliverEvent } from '@porchlight/contracts/internal';
import { ServiceClient } from '../client/service-client.ts';
import { ServiceConfig } from '../config/service-config.ts';
import type { EntityClass } from '../database/data-source.ts';
import { SqlPool } from '../database/sql-pool.ts';
import { AccessGuard } from '../http/access-guard.ts';
import { AnswerCheck } from '../http/answer-check.ts';
import { DeclaredAccess } from '../http/declared-access.ts';
import { DeniedAccess } from '../http/denied-access.ts';
import { ProblemFilter } from '../http/problem-filter.ts';
import { IdentitySigner } from '../identity/identity-signer.ts';
import { SignedLinks } from '../links/signed-link.ts';
import { Log } from '../log/log.ts';
import { EventInbox } from '../outbox/event-inbox.ts';
import { eventController } from '../outbox/event-controller.ts';
import { Outbox } from '../outbox/outbox.ts';
import { Sweeper } from '../outbox/sweeper.ts';
import type { RunningParts, ServiceDefinition } from './service-definition.ts';

const takesEvents = (name: string): name is keyof typeof deliverEvent => name in deliverEvent;

const innerDoor = (service: ServiceName): Provider[] => [
  DeniedAccess,
  { provide: APP_GUARD, useClass: AccessGuard },
  {
    provide: DeclaredAccess,
    inject: [DiscoveryService],
    useFactory: (discovery: DiscoveryService) => new DeclaredAccess(discovery, service),
  },
];

// By hand and not by TypeOrmModule: that one keeps a list of names for the whole process, where several services may run.
const entityParts = (entities: readonly EntityClass[], dataSource: DataSource): ValueProvider[] => [
  { provide: getDataSourceToken(), useValue: dataSource },
  ...entities.map((entity) => ({ provide: getRepositoryToken(entity), useValue: dataSource.getRepository(entity) })),
];

/** Everything of the kit that slices may inject, in one global module around the service's own. */
@Module({})
export class KitModule {
  static around<C extends ServiceConfig>(definition: ServiceDefinition<C>, parts: RunningParts<C>): DynamicModule {
    const { config, dataSource, log } = parts;
    const isInner = definition.door !== 'world';
    const injectable: ValueProvider[] = [
      { provide: ServiceConfig, useValue: config },
      { provide: definition.config, useValue: config },
      { provide: Log, useValue: log },
      { provide: SqlPool, useValue: parts.pool },
      { provide: ServiceClient, useValue: parts.client },
      { provide: IdentitySigner, useValue: parts.signer },
      { provide: Outbox, useValue: parts.outbox },
      { provide: SignedLinks, useValue: new SignedLinks(config.linkSecret.split(',')) },
      ...entityParts(definition.entities, dataSource),
    ];
    return {
      module: KitModule,
      global: true,
      imports: [DiscoveryModule, definition.module],
      controllers: takesEvents(definition.name) ? [eventController(definition.name)] : [],
      providers: [
        ...injectable,
        { provide: EventInbox, useValue: new EventInbox(dataSource) },
        { provide: Sweeper, useValue: new Sweeper(parts.outbox, definition.sweeps) },
        { provide: APP_FILTER, useValue: new ProblemFilter(log) },
        ...(isInner ? innerDoor(definition.name) : []),
        ...(isInner && !config.isProduction ? [{ provide: APP_INTERCEPTOR, useClass: AnswerCheck }] : []),
      ],
      exports: injectable.map((provider) => provider.provide),
    };
  }
}
