/** A user's session at an API, as the console stores it. */
export interface ApiSession {
  readonly token: string;
}

/** Signs in to the mock API at an origin, by default as the demo user. */
export async function signInToApi(origin: string, name = 'demo'): Promise<ApiSession> {
  const response = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password: name }),
  });
  const { data } = (await response.json()) as { data: ApiSession };
  return data;
}
