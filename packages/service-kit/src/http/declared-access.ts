import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { AnyRoute } from '@porchlight/contracts';
import { ROUTE } from './handle.ts';

/** Stops the boot when a handler has no declared access, belongs to another service, or two handlers answer one call. */
@Injectable()
export class DeclaredAccess implements OnModuleInit {
  readonly #discovery: DiscoveryService;
  readonly #service: string;
  constructor(discovery: DiscoveryService, service: string) {
    this.#discovery = discovery;
    this.#service = service;
  }

  onModuleInit(): void {
    const seen = new Map<string, string>();
    for (const [name, declared] of this.#handlers()) {
      if (!declared)
        throw new Error(`${name} has no declared access: bind it with @Handle to a call of packages/contracts`);
      if (declared.service !== this.#service)
        throw new Error(`${name} answers a call of ${declared.service}, but runs in ${this.#service}`);
      const call = `${declared.method} ${declared.path}`;
      if (seen.has(call)) throw new Error(`${name} and ${seen.get(call)} both answer ${call}`);
      seen.set(call, name);
    }
  }

  *#handlers(): Generator<[string, AnyRoute | undefined]> {
    const scanner = new MetadataScanner();
    for (const { instance } of this.#discovery.getControllers()) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, unknown>;
      for (const method of scanner.getAllMethodNames(prototype)) {
        const handler = prototype[method] as object;
        if (Reflect.getMetadata('path', handler) === undefined) continue;
        yield [`${prototype.constructor.name}.${method}`, Reflect.getMetadata(ROUTE, handler) as AnyRoute | undefined];
      }
    }
  }
}
