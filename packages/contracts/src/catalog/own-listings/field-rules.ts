import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, Max, Min } from 'class-validator';
import { applyAll } from '../../kernel/input/compose.ts';

/** A number within bounds, both included. */
export const IsFrom = (min: number, max: number) => applyAll(Min(min), Max(max));
/** Different values of a vocabulary. */
export const AreSomeOf = (values: readonly string[]) =>
  applyAll(IsArray(), ArrayMaxSize(values.length), ArrayUnique(), IsIn([...values], { each: true }));
