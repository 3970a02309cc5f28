import { IsUUID } from 'class-validator';
import { IsCount } from '../kernel/input/fields.ts';
import { access } from '../kernel/routes/access.ts';
import { route } from '../kernel/routes/route.ts';

export class UserActivityParams {
  @IsUUID() userId!: string;
}
/** What a user has in catalog. */
export class UserActivity {
  @IsCount() inquiries!: number;
  @IsCount() favourites!: number;
  /** Email alerts that are on. */
  @IsCount() alerts!: number;
  /** Listings of the user that are active, paused, scheduled or under review. */
  @IsCount() activeListings!: number;
}
/** A user that catalog does not know has nothing. */
export const countUserActivity = route({
  service: 'catalog',
  method: 'GET',
  path: '/support/user-activity/:userId',
  access: access.permission('showUser'),
  params: UserActivityParams,
  response: UserActivity,
  summary: 'Count the inquiries, favourites, alerts and listings of a user, for support',
});
