import type { createBrowserRouter, RouteObject } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Creates the router: a browser router for the app, a memory router for stories and tests. */
export type CreateRouter = (routes: RouteObject[]) => Router;
