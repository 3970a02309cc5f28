import { SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { EventName, EventPayload } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

const CONSUMES = Symbol.for('porchlight.consumes');
const TASK = Symbol.for('porchlight.task');
const RECURRING = Symbol.for('porchlight.recurring-task');

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
/**
 * Marks a task whose job is enqueued at the start of the service, with the name as its key, unless it is queued
 * already; a dead job is revived. The handler enqueues the next run under the same key.
 * @param firstRun returns the time at which a job of the start is due; by default at once
 */
export const RecurringTask =
  (name: string, firstRun = () => new Date()) =>
  <T extends (payload: never, manager: EntityManager) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    Task(name)(target, key, descriptor);
    SetMetadata(RECURRING, { name, firstRun } satisfies RecurringJob)(target, key, descriptor);
  };

/** Job that is resumed at the start of the service. */
export interface RecurringJob {
  readonly name: string;
  readonly firstRun: () => Date;
}

type HandlersByName = Map<string, TransactionalHandler[]>;

interface FoundHandlers {
  readonly consumers: HandlersByName;
  readonly tasks: HandlersByName;
  readonly recurring: RecurringJob[];
}

/** Finds the methods marked with `@Consumes`, `@Task` or `@RecurringTask` on all providers of an app. */
export function findHandlers(discovery: DiscoveryService): FoundHandlers {
  const found: FoundHandlers = { consumers: new Map(), tasks: new Map(), recurring: [] };
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
      const job = reflector.get<RecurringJob | undefined>(RECURRING, handler);
      if (job) found.recurring.push(job);
    }
  }
  return found;
}
