import { SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { EventName, EventPayload } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

const CONSUMES = Symbol.for('porchlight.consumes');
const TASK = Symbol.for('porchlight.task');

/** Handler of an event or a task; runs in the transaction that marks it as done. */
export type TransactionalHandler = (payload: object, manager: EntityManager) => Promise<void>;

/**
 * Marks a provider method as an event handler `(payload, manager)`; it runs in the transaction that records the event
 * in the inbox.
 */
export const Consumes =
  <N extends EventName>(name: N) =>
  <T extends (payload: EventPayload<N>, manager: EntityManager) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    SetMetadata(CONSUMES, name)(target, key, descriptor);
  };
/** Marks a provider method as the handler of the jobs that `Outbox.enqueue` stored under this name. */
export const Task =
  (name: string) =>
  <T extends (payload: never, manager: EntityManager) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    SetMetadata(TASK, name)(target, key, descriptor);
  };

type HandlersByName = Map<string, TransactionalHandler[]>;

/** Finds the methods marked with `@Consumes` or `@Task` on all providers of an app. */
export function findHandlers(discovery: DiscoveryService): {
  readonly consumers: HandlersByName;
  readonly tasks: HandlersByName;
} {
  const found = {
    consumers: new Map<string, TransactionalHandler[]>(),
    tasks: new Map<string, TransactionalHandler[]>(),
  };
  const scanner = new MetadataScanner();
  const reflector = new Reflector();
  for (const { instance } of discovery.getProviders()) {
    if (typeof instance !== 'object' || instance === null) continue;
    const prototype = Object.getPrototypeOf(instance) as Record<string, TransactionalHandler> | null;
    if (!prototype || prototype === Object.prototype) continue;
    for (const method of scanner.getAllMethodNames(prototype)) {
      const handler = prototype[method] as TransactionalHandler;
      const collect = (key: symbol, into: HandlersByName) => {
        const name = reflector.get<string | undefined>(key, handler);
        if (name !== undefined) into.set(name, [...(into.get(name) ?? []), handler.bind(instance)]);
      };
      collect(CONSUMES, found.consumers);
      collect(TASK, found.tasks);
    }
  }
  return found;
}
