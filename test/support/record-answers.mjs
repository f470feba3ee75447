// With PARLOUR_RECORD=<file>, every JSON answer that a test is given is kept there, a line each: `npm run docs:record`.
import { appendFileSync } from 'node:fs';

const file = process.env.PARLOUR_RECORD;
if (file) {
  const ask = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const response = await ask(input, init);
    const json = /json/.test(response.headers.get('content-type') ?? '');
    if (json && response.ok && !response.bodyUsed) {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      const body = await response.clone().json();
      appendFileSync(file, `${JSON.stringify({ method, pathname, status: response.status, body })}\n`);
    }
    return response;
  };
}
