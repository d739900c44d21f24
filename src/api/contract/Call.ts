import type { GenericSchema, InferOutput } from 'valibot';
import type { Payloads } from '~/domain/openapi';
import { responses } from './responseSchemas';

interface IntegerParameter {
  readonly kind: 'integer';
  readonly min?: number;
  readonly max?: number;
  readonly default?: number;
  readonly options?: readonly number[];
}

/** One of the options; for a list, some of them, separated by commas. */
interface OptionsParameter {
  readonly kind: 'enum' | 'list';
  readonly options: readonly string[];
}

export type QueryParameter =
  | IntegerParameter
  | OptionsParameter
  | { readonly kind: 'text' | 'day' };

export type QueryRules = Readonly<Record<string, QueryParameter>>;

/** An envelope with what a response is about. */
export type ResponseSchema = GenericSchema<unknown, { readonly data: object }>;

/** One API call: path, input and successful response. What docs/openapi.yaml says of it is generated. */
export interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** A template: `/api/accounts/{id}`. */
  readonly path: string;
  /** A server may lack the call (`OptionalCalls`). */
  readonly optional?: true;
  /** False if a 401 doesn't mean that the session has ended. */
  readonly endsSession?: false;
  /** `none` for calls that work without a token. */
  readonly authorization?: 'none';
  readonly query?: QueryRules;
  /** The body may be absent altogether. */
  readonly optionalBody?: true;
  /**
   * For mutations of one organization: `required` responds 428 without `If-Match`, `honoured`
   * accepts its absence.
   */
  readonly ifMatch?: 'required' | 'honoured';
  /** The response has the organization's `ETag`. */
  readonly etag?: true;
  /** A client sends an `Idempotency-Key`. */
  readonly idempotencyKey?: true;
  /** The response has `Location`, the path of the created record. */
  readonly location?: true;
  readonly status: 200 | 201 | 204;
  /** Schema of the successful response with its envelope; absent if there is no body. */
  readonly response?: ResponseSchema;
}

/** A call of the document, with the schema of its response. */
export function documentedCall<const C extends { readonly name: keyof typeof responses }>(call: C) {
  return { ...call, response: responses[call.name] } as C & {
    readonly response: (typeof responses)[C['name']];
  };
}

/** The validated response of a call, with its envelope. */
export type ResponseOf<C extends Call> = C extends { response: infer S extends ResponseSchema }
  ? InferOutput<S>
  : unknown;

/** The request body of a call. */
export type BodyOf<C extends Call> = C extends { name: infer Name extends keyof Payloads }
  ? Payloads[Name]
  : undefined;

type ParameterValue<P> = P extends IntegerParameter
  ? number
  : P extends { kind: 'enum'; options: readonly (infer O)[] }
    ? O
    : string;

/** The query of a call; the server applies its defaults to omitted parameters. */
export type QueryOf<C extends Call> = C extends { query: infer Q }
  ? { readonly [K in keyof Q]?: ParameterValue<Q[K]> }
  : undefined;

type PathNames<P> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathNames<Rest>
  : never;

/** What a call is sent with; path, query and body are there only if the call declares them. */
export type InputOf<C extends Call> = ([PathNames<C['path']>] extends [never]
  ? unknown
  : { readonly path: { readonly [K in PathNames<C['path']>]: string } }) &
  (C extends { query: unknown } ? { readonly query?: QueryOf<C> } : unknown) &
  (C extends { name: keyof Payloads }
    ? C extends { optionalBody: true }
      ? { readonly body?: BodyOf<C> }
      : { readonly body: BodyOf<C> }
    : unknown);
