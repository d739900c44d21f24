import type { createBrowserRouter, RouteObject } from 'react-router-dom';

export type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Makes the router over the console's routes: a browser's for the app, one in memory for a story or
 * a test.
 */
export type CreateRouter = (routes: RouteObject[]) => Router;
