import { IsUUID } from 'class-validator';
import { access } from '../kernel/access.ts';
import { IsCount } from '../kernel/fields.ts';
import { route } from '../kernel/route.ts';

export class PersonParams { @IsUUID() personId!: string }
/** How much waits for somebody who signs in. */
export class PersonCounts {
  @IsCount() inquiries!: number;
  @IsCount() favourites!: number;
  @IsCount() recommended!: number;
}
/** Accounts asks catalog what a person has there. */
export const getPersonCounts = route({ service: 'catalog', method: 'GET', path: '/internal/people/:personId/counts', access: access.service('accounts'), params: PersonParams, answer: PersonCounts,
  summary: 'How many inquiries, favourites and recommendations a person has' });
