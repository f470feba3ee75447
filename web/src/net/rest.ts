/** What the server said no with. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Asks the server; a network that is away is an answer too. */
export async function ask<T>(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : undefined),
        ...(token ? { authorization: `Bearer ${token}` } : undefined),
      },
      ...(body ? { body: JSON.stringify(body) } : undefined),
    });
  } catch {
    throw new RequestFailed(0, 'OFFLINE', 'The server does not answer. Is the connection there?');
  }
  const answer = (await response.json().catch(() => ({}))) as { error?: string; code?: string };
  if (!response.ok)
    throw new RequestFailed(response.status, answer.code ?? 'ERROR', answer.error ?? 'That did not work.');
  return answer as T;
}
