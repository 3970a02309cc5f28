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
import {
  isLenient,
  readBody,
  readLenient,
  readText,
  type AnswerOf,
  type AnyRoute,
  type Class,
  type InputOf,
} from '@porchlight/contracts';
import type { FastifyRequest } from 'fastify';
import type { ReadyJson } from './ready-json.ts';
import { clientOf, contextOf } from './request-context.ts';

/** Metadata key under which a handler carries its declared call. */
export const ROUTE = Symbol.for('porchlight.route');

// `never[]` lets a handler take further decorated parameters without `any`.
type Answer<R> = AnswerOf<R> | StreamableFile | ReadyJson;
type Handler<R> = (input: InputOf<R>, ...rest: never[]) => Answer<R> | Promise<Answer<R>>;

/** Binds a method to a declared call: path, method, status, access and validation come from there. A wrong input or answer type does not compile. */
export function Handle<R extends AnyRoute>(declared: R) {
  return <T extends Handler<R>>(target: object, key: string, descriptor: TypedPropertyDescriptor<T>): void => {
    applyDecorators(
      RequestMapping({ method: RequestMethod[declared.method], path: declared.path }),
      HttpCode(declared.status ?? 200),
      SetMetadata(ROUTE, declared),
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
  return type && (isLenient(declared) ? readLenient(type, query) : readText(type, query));
};

// A throw in a parameter's factory does not reach the exception filter, one in a pipe does: so the pipe reads.
class InputPipe implements PipeTransform<Raw, unknown> {
  transform({ declared, request }: Raw): unknown {
    return {
      params: declared.params && readText(declared.params, request.params as Text),
      query: queryOf(declared, request.query as Text),
      body: declared.body && readBody(declared.body, request.body ?? {}),
    };
  }
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();
const rawInput = createParamDecorator((_: unknown, context: ExecutionContext): Raw => ({
  declared: Reflect.getMetadata(ROUTE, context.getHandler()) as AnyRoute,
  request: requestOf(context),
}));

/** The input of a declared call, read and checked: strict, but lenient for queries of public GET calls. */
export const Input = (): ParameterDecorator => rawInput(InputPipe);
/** Whoever stands behind the call (`Caller`), from the signed identity. */
export const CallerOf = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(requestOf(context)).caller,
);
/** The language that messages should have (`Language`), from `Accept-Language`. */
export const LanguageOf = createParamDecorator(
  (_: unknown, context: ExecutionContext) => contextOf(requestOf(context)).language,
);
/** The person's network address and browser (`Client`), as the gateway tells them. */
export const ClientOf = createParamDecorator((_: unknown, context: ExecutionContext) => clientOf(requestOf(context)));
