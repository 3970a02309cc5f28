import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { UtilityService } from '@porchlight/contracts';
import { Utilities } from './utilities.ts';
import { utilityController } from './utility-controller.ts';
import { UtilitySteps } from './utility-steps.ts';

@Module({})
class UtilitiesModule {}

/** Returns the module of the long tasks of a service; `imports` are the modules of what its steps inject. */
export const utilitiesModule = (
  service: UtilityService,
  Steps: Type<UtilitySteps>,
  imports: readonly Type[] = [],
): DynamicModule => ({
  module: UtilitiesModule,
  imports: [...imports],
  controllers: [utilityController(service)],
  providers: [{ provide: UtilitySteps, useClass: Steps }, Utilities],
});
