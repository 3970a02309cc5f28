import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';

/** Id of a city or metro area that a search is limited to. */
export const IsLocationId = () => applyAll(Max(2_147_483_647), Min(1), IsInt(), IsOptional());
/** Id of a province that a search is limited to. */
export const IsProvinceId = () => applyAll(Max(32_767), Min(1), IsInt(), IsOptional());
