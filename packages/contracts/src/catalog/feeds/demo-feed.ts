import { IsIn } from 'class-validator';
import { access } from '../../kernel/routes/access.ts';
import { route } from '../../kernel/routes/route.ts';

/** Files of the partners of the demo. */
export const demoFeedNames = ['homes.csv', 'moved.csv'] as const;
export class DemoFeedParams {
  @IsIn(demoFeedNames) name!: (typeof demoFeedNames)[number];
}
/** A file; it has no JSON. */
export class DemoFeedFile {}

/** Stands in for the servers of partners. 404 outside of the demo. */
export const getDemoFeed = route({
  service: 'catalog',
  method: 'GET',
  path: '/demo-feeds/:name',
  access: access.anyone,
  params: DemoFeedParams,
  response: DemoFeedFile,
  summary: 'Download the feed of a partner of the demo',
});
