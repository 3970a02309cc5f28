import type { ResponseOf, AnyRoute } from '@porchlight/contracts';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { EndpointBuilder } from '@reduxjs/toolkit/query';
import type { BaseQuery, EndpointOptions } from './base-query.ts';
import { buildRequest, type ApiError, type ArgOf } from './request.ts';
import type { RequestState } from './services.ts';

/** Cache tags: queries provide them, mutations invalidate them. */
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
  'Resource',
] as const;
type TagName = (typeof tags)[number];
/** Tag, or one of its kind: `{ type: 'Resource', id: 'faqs' }`. */
type Tag = TagName | { readonly type: TagName; readonly id: string };
/** Endpoint builder of the API. */
export type Build = EndpointBuilder<BaseQuery, TagName, 'api'>;

interface QueryOptions<Result> extends EndpointOptions {
  readonly provides?: readonly Tag[];
  /** Seconds to retain an unused response in the store. */
  readonly keepUnusedDataFor?: number;
  /** Maps a successful response to an action to dispatch. */
  readonly toAction?: (response: Result) => UnknownAction;
  /** Maps a failed request to an action to dispatch. */
  readonly failureToAction?: (error: ApiError, state: RequestState) => UnknownAction;
}
interface MutationOptions extends Pick<EndpointOptions, 'outlivesPage'> {
  readonly invalidates?: readonly Tag[];
}

/** Builds the query endpoint of a GET route: `searchListings: queryOf(build, searchListings)`. */
export const queryOf = <R extends AnyRoute>(
  build: Build,
  route: R,
  { provides, keepUnusedDataFor, toAction, failureToAction, isGlobalContent }: QueryOptions<ResponseOf<R>> = {},
) =>
  build.query<ResponseOf<R>, ArgOf<R>>({
    query: (input) => buildRequest(route, input),
    ...(provides ? { providesTags: [...provides] } : {}),
    ...(keepUnusedDataFor === undefined ? {} : { keepUnusedDataFor: keepUnusedDataFor }),
    ...(isGlobalContent ? { extraOptions: { isGlobalContent } } : {}),
    ...(toAction || failureToAction
      ? {
          onQueryStarted: (_, { dispatch, getState, queryFulfilled }) =>
            queryFulfilled.then(
              ({ data }) => void (toAction && dispatch(toAction(data))),
              // The error is already in the endpoint's state.
              (failure) => {
                if (!failure.isUnhandledError && failureToAction)
                  dispatch(failureToAction(failure.error, getState() as unknown as RequestState));
              },
            ),
        }
      : {}),
  });

/** Builds the mutation endpoint of a route: `login: mutationOf(build, login)`. */
export const mutationOf = <R extends AnyRoute>(
  build: Build,
  route: R,
  { invalidates, outlivesPage }: MutationOptions = {},
) =>
  build.mutation<ResponseOf<R>, ArgOf<R>>({
    query: (input) => buildRequest(route, input),
    ...(invalidates ? { invalidatesTags: [...invalidates] } : {}),
    ...(outlivesPage ? { extraOptions: { outlivesPage } } : {}),
  });
