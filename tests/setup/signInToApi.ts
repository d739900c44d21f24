/** The demo user's session at an API, as the console stores it. */
export interface ApiSession {
  readonly token: string;
}

/** Signs in as the demo user of the mock API at an origin. */
export async function signInToApi(origin: string): Promise<ApiSession> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@example.com', password: 'demo' }),
  });
  const { data } = (await response.json()) as { data: ApiSession };
  return data;
}
