/**
 * Replaces `@emotion/unitless`, which names the properties whose numbers get no unit in styles that
 * are objects. The console's styles are templates.
 */
export default {};
