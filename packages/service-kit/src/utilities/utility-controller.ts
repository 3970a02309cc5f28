import { Controller, type Type } from '@nestjs/common';
import {
  utilityRoutes,
  type Caller,
  type InputOf,
  type UtilityRun,
  type UtilityRuns,
  type UtilityService,
} from '@porchlight/contracts';
import { CallerOf, Handle, Input } from '../http/handle.ts';
import { requireUser } from '../identity/require-user.ts';
import { Utilities } from './utilities.ts';

/** Creates the controller of the long tasks of a service that support starts and cancels. */
export function utilityController(service: UtilityService): Type<object> {
  const { list, start, cancel } = utilityRoutes[service];
  @Controller()
  class UtilityController {
    readonly utilities: Utilities;
    constructor(utilities: Utilities) {
      this.utilities = utilities;
    }

    @Handle(list)
    async list(): Promise<UtilityRuns> {
      return { runs: await this.utilities.latest() };
    }

    @Handle(start)
    start(@Input() { body }: InputOf<typeof start>, @CallerOf() caller: Caller): Promise<UtilityRun> {
      return this.utilities.start(body.kind, requireUser(caller));
    }

    @Handle(cancel)
    cancel(@Input() { params }: InputOf<typeof cancel>, @CallerOf() caller: Caller): Promise<UtilityRun> {
      return this.utilities.cancel(params.id, requireUser(caller));
    }
  }
  return UtilityController;
}
