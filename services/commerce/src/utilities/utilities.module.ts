import { utilitiesModule } from '@porchlight/service-kit';
import { CommerceUtilitySteps } from './utility-steps.ts';

/** Module of the long tasks of support about credits. */
export const commerceUtilities = utilitiesModule('commerce', CommerceUtilitySteps);
