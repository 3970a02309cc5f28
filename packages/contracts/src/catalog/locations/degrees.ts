import { IsNumber, Max, Min } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';

/** Degrees north of the equator. */
export const IsNorth = () => applyAll(IsNumber(), Min(-90), Max(90));
/** Degrees east of Greenwich. */
export const IsEast = () => applyAll(IsNumber(), Min(-180), Max(180));
