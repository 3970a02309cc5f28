import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { AnyRoute } from '@porchlight/contracts';
import { ROUTE } from './handle.ts';

/**
 * Fails at start if a handler has no declared access, belongs to another service, or handles the same route as another
 * one.
 */
@Injectable()
export class DeclaredAccessCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly service: string,
  ) {}

  onModuleInit(): void {
    const seen = new Map<string, string>();
    for (const [name, declared] of this.#handlers()) {
      if (!declared)
        throw new Error(`${name} has no declared access: bind it with @Handle to a call of packages/contracts`);
      if (declared.service !== this.service)
        throw new Error(`${name} handles a route of ${declared.service}, but runs in ${this.service}`);
      const call = `${declared.method} ${declared.path}`;
      if (seen.has(call)) throw new Error(`${name} and ${seen.get(call)} both handle ${call}`);
      seen.set(call, name);
    }
  }

  *#handlers(): Generator<[string, AnyRoute | undefined]> {
    const scanner = new MetadataScanner();
    for (const { instance } of this.discovery.getControllers()) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      for (const method of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[method] as object;
        if (Reflect.getMetadata('path', handler) === undefined) continue;
        yield [`${prototype.constructor.name}.${method}`, Reflect.getMetadata(ROUTE, handler) as AnyRoute | undefined];
      }
    }
  }
}
