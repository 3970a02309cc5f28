import { Controller, Inject, Module, type DynamicModule, type Type } from '@nestjs/common';
import { getRepositoryToken } from '@nestjs/typeorm';
import type {
  AnyResource,
  AnyRoute,
  Caller,
  Done,
  Language,
  Resource,
  ResourceBulk,
  ResourceListQuery,
  ResourceParams,
  ResourceRecord,
  ResourceRevert,
  ResourceVersion,
} from '@porchlight/contracts';
import type { Repository } from 'typeorm';
import { csvFile } from '../csv.ts';
import { CallerOf, ClientOf, Handle, Input, LanguageOf } from '../http/handle.ts';
import type { Client } from '../http/request-context.ts';
import { Outbox } from '../outbox/outbox.ts';
import { changeMany } from './resource-bulk.ts';
import { listExportTasks } from './exports/list-export-tasks.ts';
import { ResourceHistory } from './resource-history.ts';
import { ResourceRecords } from './resource-records.ts';
import type { ResourceEntity, ResourceRules } from './resource-rules.ts';

class NoRules implements ResourceRules {}

@Module({})
class ResourceModule {}

/**
 * Returns the module of a resource: a controller for its routes on the repository of its entity. `Rules` is an
 * injectable class with the logic of the resource; `imports` are the modules of what it injects.
 */
export function resourceModule<I extends object, R extends ResourceRecord, E extends ResourceEntity>(
  resource: Resource<I, R>,
  Entity: Type<E>,
  Rules: Type<ResourceRules<E>> = NoRules as Type<ResourceRules<E>>,
  imports: readonly Type[] = [],
): DynamicModule {
  const token = Symbol(resource.path);
  const declared: AnyResource = resource;
  return {
    module: ResourceModule,
    imports: [...imports],
    controllers: [controllerOf(declared, token)],
    providers: [
      Rules,
      listExportTasks(declared.label, token),
      {
        provide: token,
        inject: [getRepositoryToken(Entity), Outbox, Rules],
        useFactory: (repository: Repository<E>, outbox: Outbox, rules: ResourceRules<E>) =>
          new ResourceRecords({
            resource: declared,
            repository,
            rules,
            history: new ResourceHistory(declared.label, outbox),
            outbox,
          }),
      },
    ],
  };
}

interface Called<B = unknown> {
  readonly params: ResourceParams;
  readonly query: ResourceListQuery;
  readonly body: B;
}

function controllerOf(resource: AnyResource, token: symbol): Type<object> {
  @Controller()
  class ResourceController {
    constructor(@Inject(token) private readonly records: ResourceRecords<ResourceEntity>) {}

    list({ query }: Called) {
      return this.records.list(query);
    }
    async export({ query }: Called, caller: Caller, client: Client) {
      return csvFile(`${resource.label}.csv`, await this.records.files.export(query, { caller, client }));
    }
    show({ params }: Called) {
      return this.records.show(params.id);
    }
    history({ params }: Called) {
      return this.records.history(params.id);
    }
    create({ body }: Called<object>, caller: Caller, client: Client) {
      return this.records.create(body, { caller, client });
    }
    modify({ params, body }: Called<ResourceVersion>, caller: Caller, client: Client) {
      return this.records.modify(params.id, body, { caller, client });
    }
    revert({ params, body }: Called<ResourceRevert>, caller: Caller, client: Client) {
      return this.records.revert(params.id, body, { caller, client });
    }
    remove({ params, body }: Called<ResourceVersion>, caller: Caller, client: Client) {
      return this.records.remove(params.id, body, { caller, client });
    }
    restore({ params, body }: Called<ResourceVersion>, caller: Caller, client: Client) {
      return this.records.restore(params.id, body, { caller, client });
    }
    startExport({ query }: Called, caller: Caller, client: Client) {
      return this.records.exports.start(query, { caller, client });
    }
    getExport(_called: Called, caller: Caller) {
      return this.records.exports.state(caller);
    }
    async cancelExport(_called: Called, caller: Caller): Promise<Done> {
      await this.records.exports.cancel(caller);
      return {};
    }
    async getExportFile(_called: Called, caller: Caller) {
      return csvFile(`${resource.label}.csv`, await this.records.exports.file(caller));
    }
    references({ query }: Called, _caller: Caller, _client: Client, language: Language) {
      return this.records.references(query, language);
    }
    bulk({ body }: Called<ResourceBulk>, caller: Caller, client: Client, language: Language) {
      return changeMany(this.records, body, { author: { caller, client }, language });
    }
  }
  for (const [action, route] of Object.entries(resource.routes))
    bind(ResourceController.prototype, action, route as AnyRoute);
  return ResourceController;
}

/** Binds a method of a controller to a route, with its input, caller, client and language as parameters. */
function bind(controller: object, action: string, route: AnyRoute): void {
  const descriptor = Object.getOwnPropertyDescriptor(controller, action);
  if (!descriptor) throw new Error(`No handler for ${route.method} ${route.path}`);
  Handle(route)(controller, action, descriptor);
  for (const [at, parameter] of [Input(), CallerOf(), ClientOf(), LanguageOf()].entries())
    parameter(controller, action, at);
}
