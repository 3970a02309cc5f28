import { ValidateBy } from 'class-validator';
import { IsDay } from '../../kernel/input/fields.ts';

const pattern = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Time of a day: `14:30`. */
const IsTimeOfDay = () =>
  ValidateBy({
    name: 'timeOfDay',
    validator: { validate: (value) => typeof value === 'string' && pattern.test(value) },
  });

/** When anyone may view a home without an appointment, by the clock at the home. */
export class OpenHouse {
  @IsDay() day!: string;
  @IsTimeOfDay() from!: string;
  @IsTimeOfDay() to!: string;
}
