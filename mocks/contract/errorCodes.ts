/** Errors that any call may return in addition to its own (docs/api.md, "Any call"). */
export const commonErrors: Readonly<Record<number, readonly string[]>> = {
  400: ['bad_request'],
  401: ['unauthenticated'],
  403: ['forbidden'],
  405: ['method_not_allowed'],
  409: ['no_schedule'],
  429: ['too_many_requests'],
  500: ['internal_error'],
  502: ['bad_gateway'],
  503: ['unavailable'],
  504: ['gateway_timeout'],
};
