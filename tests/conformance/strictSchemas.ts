import { calls, documentedResponse, type Schema } from './openapi';

/** The calls by path and method. */
export const apiDocument = {
  paths: Object.values(calls).reduce<Record<string, Record<string, { operationId: string }>>>(
    (paths, { name, method, path }) => {
      (paths[path] ??= {})[method.toLowerCase()] = { operationId: name };
      return paths;
    },
    {},
  ),
};

/** The schema of a call's response with this status, and its media type; undefined without body. */
export function responseSchemaOf(
  name: string,
  status: number,
): { readonly mediaType: string; readonly schema: Schema } | undefined {
  const { mediaType, schema } = documentedResponse(name, status);
  return mediaType === undefined ? undefined : { mediaType, schema };
}

/** The headers that a call's response with this status must have. */
export function requiredHeadersOf(name: string, status: number) {
  return Object.entries(documentedResponse(name, status).headers).map(([header, pattern]) => ({
    name: header,
    pattern,
  }));
}
