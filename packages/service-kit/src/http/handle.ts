import {
  applyDecorators,
  createParamDecorator,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
  type ExecutionContext,
  type PipeTransform,
  type StreamableFile,
} from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  isLenient,
  readBody,
  readLenient,
  readStrict,
  type ResponseOf,
  type AnyRoute,
  type Class,
  type InputOf,
} from '@porchlight/contracts';
import type { FastifyRequest } from 'fastify';
import type { SerializedJson } from './serialized-json.ts';
import { clientOf, contextOf } from './request-context.ts';

/** Metadata key of the route that a handler declares. */
export const ROUTE = Symbol.for('porchlight.route');

// `never[]` allows handlers with further decorated parameters without `any`.
type HandlerResult<R> = ResponseOf<R> | StreamableFile | SerializedJson;
type Handler<R> = (input: InputOf<R>, ...rest: never[]) => HandlerResult<R> | Promise<HandlerResult<R>>;

/**
 * Binds a method to a route, which defines path, method, status, access and validation. A wrong type of input or
 * response does not compile.
 */
export function Handle<R extends AnyRoute>(declared: R) {
  return <T extends Handler<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<T>): void => {
    applyDecorators(
      RequestMapping({ method: RequestMethod[declared.method], path: declared.path }),
      HttpCode(declared.status ?? 200),
      SetMetadata(ROUTE, declared),
      RouteConfig({ declared }),
    )(target, key, descriptor);
  };
}

interface Raw {
  readonly declared: AnyRoute;
  readonly request: FastifyRequest;
}
type Text = Readonly<Record<string, string | readonly string[] | undefined>>;

const queryOf = (declared: AnyRoute, query: Text) => {
  const type = declared.query as Class | undefined;
  return type && (isLenient(declared) ? readLenient(type, query) : readStrict(type, query));
};

// Input is parsed in a pipe, because an exception in a parameter factory does not reach the exception filter.
class InputPipe implements PipeTransform<Raw, unknown> {
  transform({ declared, request }: Raw): unknown {
    return {
      params: declared.params && readStrict(declared.params, request.params as Text),
      query: queryOf(declared, request.query as Text),
      body: declared.body && readBody(declared.body, request.body === undefined ? {} : request.body),
    };
  }
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();
const rawInput = createParamDecorator((_: unknown, context: ExecutionContext): Raw => ({
  declared: Reflect.getMetadata(ROUTE, context.getHandler()) as AnyRoute,
  request: requestOf(context),
}));

/** Injects the validated input of the route. Parsed strictly, except for queries of public GET routes. */
export const Input = (): ParameterDecorator => rawInput(InputPipe);
/** Injects the `Caller`, from the signed identity. */
export const CallerOf = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(requestOf(context)).caller,
);
/** Injects the `Language` for messages, from `Accept-Language`. */
export const LanguageOf = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(requestOf(context)).language,
);
/** Injects the `Client`: IP address and user agent of the user, as forwarded by the gateway. */
export const ClientOf = createParamDecorator((_: unknown, context: ExecutionContext) => clientOf(requestOf(context)));
