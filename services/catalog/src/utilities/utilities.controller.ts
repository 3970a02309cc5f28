import { Controller } from '@nestjs/common';
import type { Caller, InputOf } from '@porchlight/contracts';
import {
  cancelUtility,
  listUtilityRuns,
  startUtility,
  type UtilityRun,
  type UtilityRuns,
} from '@porchlight/contracts/catalog';
import { CallerOf, Handle, Input, requireUser } from '@porchlight/service-kit';
import { Utilities } from './utility-runs.ts';

/** Long tasks that support starts and cancels. */
@Controller()
export class UtilitiesController {
  constructor(private readonly utilities: Utilities) {}

  @Handle(listUtilityRuns)
  async list(): Promise<UtilityRuns> {
    return { runs: await this.utilities.latest() };
  }

  @Handle(startUtility)
  start(@Input() { body }: InputOf<typeof startUtility>, @CallerOf() caller: Caller): Promise<UtilityRun> {
    return this.utilities.start(body.kind, requireUser(caller));
  }

  @Handle(cancelUtility)
  cancel(@Input() { params }: InputOf<typeof cancelUtility>, @CallerOf() caller: Caller): Promise<UtilityRun> {
    return this.utilities.cancel(params.id, requireUser(caller));
  }
}
