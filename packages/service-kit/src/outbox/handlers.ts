import { SetMetadata } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { EventName, EventPayload } from '@porchlight/contracts/internal';
import type { EntityManager } from 'typeorm';

const CONSUMES = Symbol.for('porchlight.consumes');
const TASK = Symbol.for('porchlight.task');

/** What does the work of an event or a task, in the transaction that marks it as done. */
export type Effect = (payload: object, manager: EntityManager) => Promise<void>;

/** Marks a provider's method that takes an event: `(payload, manager)`. Its effect and the mark that the event came are one transaction. */
export const Consumes =
  <N extends EventName>(name: N) =>
  <T extends (payload: EventPayload<N>, manager: EntityManager) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    SetMetadata(CONSUMES, name)(target, key, descriptor);
  };
/** Marks a provider's method that does work which `Outbox.enqueue` left under this name. */
export const Task =
  (name: string) =>
  <T extends (payload: never, manager: EntityManager) => Promise<void>>(
    target: object,
    key: string,
    descriptor: TypedPropertyDescriptor<T>,
  ): void => {
    SetMetadata(TASK, name)(target, key, descriptor);
  };

type Marked = Map<string, Effect[]>;

/** Finds the marked methods of all providers of an app. */
export function markedMethods(discovery: DiscoveryService): { readonly consumers: Marked; readonly tasks: Marked } {
  const found = { consumers: new Map<string, Effect[]>(), tasks: new Map<string, Effect[]>() };
  const scanner = new MetadataScanner();
  const reflector = new Reflector();
  for (const { instance } of discovery.getProviders()) {
    if (typeof instance !== 'object' || instance === null) continue;
    const prototype = Object.getPrototypeOf(instance) as Record<string, Effect> | null;
    if (!prototype || prototype === Object.prototype) continue;
    for (const method of scanner.getAllMethodNames(prototype)) {
      const effect = prototype[method] as Effect;
      const mark = (key: symbol, into: Marked) => {
        const name = reflector.get<string | undefined>(key, effect);
        if (name !== undefined) into.set(name, [...(into.get(name) ?? []), effect.bind(instance)]);
      };
      mark(CONSUMES, found.consumers);
      mark(TASK, found.tasks);
    }
  }
  return found;
}
