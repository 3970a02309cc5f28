import type { AnswerOf, AnyRoute } from '@porchlight/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { BaseQuery, KeepOptions } from './base-query.ts';
import { requestOf, type ArgOf } from './request.ts';

/** What an answer speaks of; a mutation names what it made stale. */
export const tags = [
  'SiteSettings',
  'Favourites',
  'Inquiries',
  'Session',
  'OwnSessions',
  'SecondStep',
  'Places',
  'Viewed',
  'Alerts',
] as const;
type Tag = (typeof tags)[number];
/** What makes the endpoints of our API. */
export type Build = EndpointBuilder<BaseQuery, Tag, 'api'>;

interface QueryOptions<Answer> extends KeepOptions {
  readonly provides?: readonly Tag[];
  /** Seconds that an answer nobody looks at any more is kept. */
  readonly keptFor?: number;
  /** What the store learns from an answer, besides the answer itself. */
  readonly teaches?: (answer: Answer) => UnknownAction;
}
interface MutationOptions extends Pick<KeepOptions, 'outlivesPage'> {
  readonly invalidates?: readonly Tag[];
}

/** The endpoint of a GET of the contract: `searchListings: queryOf(build, searchListings)`. */
export const queryOf = <R extends AnyRoute>(
  build: Build,
  route: R,
  { provides, keptFor, teaches, isGlobalContent }: QueryOptions<AnswerOf<R>> = {},
) =>
  build.query<AnswerOf<R>, ArgOf<R>>({
    query: (input) => requestOf(route, input),
    ...(provides ? { providesTags: [...provides] } : {}),
    ...(keptFor === undefined ? {} : { keepUnusedDataFor: keptFor }),
    ...(isGlobalContent ? { extraOptions: { isGlobalContent } } : {}),
    ...(teaches
      ? {
          onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
            const answer = await queryFulfilled.catch(() => undefined); // the failure is in the endpoint's own state
            if (answer) dispatch(teaches(answer.data));
          },
        }
      : {}),
  });

/** The endpoint of a call that changes something: `login: mutationOf(build, login)`. */
export const mutationOf = <R extends AnyRoute>(
  build: Build,
  route: R,
  { invalidates, outlivesPage }: MutationOptions = {},
) =>
  build.mutation<AnswerOf<R>, ArgOf<R>>({
    query: (input) => requestOf(route, input),
    ...(invalidates ? { invalidatesTags: [...invalidates] } : {}),
    ...(outlivesPage ? { extraOptions: { outlivesPage } } : {}),
  });
