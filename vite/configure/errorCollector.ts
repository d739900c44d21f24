/**
 * A script for the page of a console that reports errors: collects what nothing else catches, before
 * the console is loaded, in `amsErrors` (src/app/reporting/startReporting.ts). These are the errors of event
 * handlers and of React outside its error boundaries, rejected promises, and violations of the
 * Content Security Policy. Source text, because the console's bundle must not contain it: a page
 * without a DSN has none of it.
 */
export const errorCollector = `(()=>{let errors=self.amsErrors=[],collect=event=>{errors.length<20&&errors.push({event,path:location.pathname})};for(let type of["error","unhandledrejection","securitypolicyviolation"])addEventListener(type,collect)})()`;
